/** Starts the server and the app for development. Both restart when a source changes. */
import { spawn } from 'node:child_process';

const commands = [
  ['tsx', 'watch', 'server/main.ts'],
  ['webpack', 'serve', '--mode', 'development'],
];
const shell = process.platform === 'win32';
const processes = commands.map(([program, ...args]) =>
  spawn('npx', [String(program), ...args], { stdio: 'inherit', shell }),
);
// When one of them ends, the other ends too.
for (const each of processes) {
  each.on('exit', (code) => {
    for (const other of processes) other.kill();
    process.exitCode = code ?? 1;
  });
}
