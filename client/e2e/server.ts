// A server of one's own for a test: free port, temporary store. It can be killed and started again.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const client = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const program = process.env.ORRERY ?? join(client, "../build/release/orrery");
const dist = process.env.CLIENT_DIST ?? join(client, "dist");

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

export class OrreryServer {
  private process: ChildProcess | null = null;
  private readonly store = mkdtempSync(join(tmpdir(), "orrery-e2e-"));

  private constructor(
    readonly port: number,
    private readonly more: string[],
  ) {}

  /** `more`: further arguments of the program. */
  static async begin(more: string[] = []): Promise<OrreryServer> {
    const server = new OrreryServer(await freePort(), more);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const own = ["--port", String(this.port), "--store", this.store, "--client", dist, "--seeds-given"];
    const args = ["serve", ...own, ...this.more];
    this.process = spawn(program, args, { cwd: join(client, ".."), stdio: "ignore" });
    this.process.on("error", (error) => console.error(`${program}: ${error.message}`));
    for (let tries = 0; tries < 600; ++tries) {
      const up = await fetch(`${this.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (up) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${program} did not start`);
  }

  /** As in a power cut: it gets no time to say goodbye. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.store, { recursive: true, force: true });
  }
}
