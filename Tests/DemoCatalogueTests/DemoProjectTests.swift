import Foundation
import Testing

/// The Xcode project of `Examples/Demo`, which no machine without Xcode can open: read by a parser of property lists.
@Suite struct DemoProjectTests {
    private typealias Object = [String: Any]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Demo").standardizedFileURL

    private let project: Object
    private let objects: [String: Object]

    init() throws {
        let file = Self.folder.appendingPathComponent("Demo.xcodeproj/project.pbxproj")
        var format = PropertyListSerialization.PropertyListFormat.xml
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: &format)
        try #require(format == .openStep)
        project = try #require(list as? Object)
        objects = try #require(project["objects"] as? [String: Object])
    }

    private func all(_ isa: String) -> [Object] {
        objects.values.filter { $0["isa"] as? String == isa }
    }

    /// Every text that looks like the identifier of an object, wherever it stands.
    private func identifiers(in value: Any) -> [String] {
        switch value {
        case let text as String: text.count == 24 && text.allSatisfy(\.isHexDigit) ? [text] : []
        case let list as [Any]: list.flatMap(identifiers)
        case let object as Object: object.values.flatMap(identifiers)
        default: []
        }
    }

    @Test("every reference leads to an object, and every object is referred to")
    func references() throws {
        let root = try #require(project["rootObject"] as? String)
        #expect(objects[root]?["isa"] as? String == "PBXProject")
        let referred = Set(objects.values.flatMap(identifiers) + [root])
        #expect(referred == Set(objects.keys))
        #expect(objects.count == 22)
    }

    @Test("it reads the package by a relative path, and links products that the package has")
    func package() throws {
        let reference = try #require(all("XCLocalSwiftPackageReference").first)
        let path = try #require(reference["relativePath"] as? String)
        #expect(path == "../..")
        let manifest = try String(
            contentsOf: Self.folder.appendingPathComponent(path).appendingPathComponent("Package.swift"),
            encoding: .utf8)
        let products = all("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(products.sorted() == ["DemoCatalogue", "Presentations", "UIKitProbe"])
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
    }

    @Test("its sources are those of the folder, and import only what is linked, and UIKit")
    func sources() throws {
        let group = try #require(all("PBXFileSystemSynchronizedRootGroup").first)
        let folder = Self.folder.appendingPathComponent(try #require(group["path"] as? String))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.contains("AppDelegate.swift"))
        #expect(files.count == 12)
        for file in files {
            let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(
                separator: "\n")
            let imports = lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
            #expect(Set(imports).isSubset(of: ["DemoCatalogue", "Presentations", "UIKit", "UIKitProbe"]), "\(file)")
        }
    }

    @Test("it is an app for iOS 15 in Swift 6, with a scene and a launch screen")
    func settings() throws {
        let settings = all("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Object }
        #expect(settings.count == 4)
        #expect(settings.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"] as? String } == ["15.0", "15.0"])
        #expect(settings.compactMap { $0["SWIFT_VERSION"] as? String } == ["6.0", "6.0"])
        for key in ["UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation"] {
            #expect(settings.compactMap { $0["INFOPLIST_KEY_\(key)"] as? String } == ["YES", "YES"])
        }
        let types = all("PBXNativeTarget").compactMap { $0["productType"] as? String }
        #expect(types == ["com.apple.product-type.application"])
    }
}
