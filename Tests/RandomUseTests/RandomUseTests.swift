import Glibc
import RandomUseScripts
import Testing

/// In separate processes: the clock, the settings of the device and VoiceOver's notifications exist once in a process.
/// The kit reports unusable values on standard error, and scripts cause many reports.
struct RandomUseTests {
    /// `swift run random-use` plays any number of them.
    @Test("Twenty seeds of 250 operations break nothing", arguments: [1...5, 6...10, 11...15, 16...20])
    func twentySeeds(seeds: ClosedRange<Int>) async {
        await #expect(processExitsWith: .success) { [first = seeds.lowerBound as Int, last = seeds.upperBound as Int] in
            nice(19)
            dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
            await MainActor.run {
                for seed in first...last {
                    let script = RandomUse.script(seed: seed, operations: 250)
                    let faults = RandomUse.faults(of: script, .of(seed: seed))
                    #expect(faults == [], "swift run random-use --seed \(seed) --operations 250")
                }
            }
        }
    }

    @Test("Faults that a script once found stay fixed", arguments: KeptScript.all.indices)
    func kept(index: Int) async {
        await #expect(processExitsWith: .success) { [index = index as Int] in
            dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
            await MainActor.run {
                #expect(RandomUse.faults(of: KeptScript.all[index].script) == [], "\(KeptScript.all[index].found)")
            }
        }
    }

    @Test("A seed gives the same script each time, and a longer one begins like it")
    func scripts() {
        let script = RandomUse.script(seed: 3, operations: 60).map(\.code)
        #expect(script.count == 60)
        #expect(script == RandomUse.script(seed: 3, operations: 60).map(\.code))
        #expect(Array(script.prefix(20)) == RandomUse.script(seed: 3, operations: 20).map(\.code))
        #expect(script != RandomUse.script(seed: 4, operations: 60).map(\.code))
    }

    @Test("An operation is printed as the code that makes it")
    func code() {
        let present = Operation.present(
            .halfSheet, [.margin(.nan), .detents([.medium, .points(-.infinity)]), .wide(.leading)], .table,
            from: .inside, animated: false)
        #expect(
            present.code
                == """
                .present(.halfSheet, [.margin(.nan), .detents([.medium, .points(-.infinity)]), .wide(.leading)], .table, \
                from: .inside, animated: false)
                """)
        #expect(
            Operation.drag(0.5, 0.25, by: Vector(0, -0.1), duration: 0.2).code
                == ".drag(0.5, 0.25, by: Vector(0.0, -0.1), duration: 0.2, resting: 0.0)")
        #expect(Operation.settle.code == ".settle")
        #expect(Operation.up().code == ".up(finger: 0)")
        #expect(Operation.stage(.iPadMini).code == ".stage(.iPadMini, .portrait, .plain)")
    }

    @Test("The rest of a script is written and read, with the rest of its settings")
    func selection() throws {
        let script: [Operation] = [
            .settle, .present(.card, [.noShadow, .haptics, .passive]), .rest, .change([.blurred]),
        ]
        let selection = try #require(Selection("0,1:0.2,3:"))
        #expect(selection.text == "0,1:0.2,3:")
        #expect(
            selection.applied(to: script)
                == [.settle, .present(.card, [.noShadow, .passive]), .change([])])
        #expect(Selection(count: 2).applied(to: script) == [.settle, script[1]])
        #expect(Selection("0,x") == nil)
    }
}
