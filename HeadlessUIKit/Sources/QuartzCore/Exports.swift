// Core Animation's layers are part of the module UIKit here, since views and layers are made together.
@_exported import UIKit
