/** The server and the app under development: both start again by themselves when a source changes. */
import { spawn } from 'node:child_process';

const commands = [
  ['tsx', 'watch', 'server/main.ts'],
  ['webpack', 'serve', '--mode', 'development'],
];
const shell = process.platform === 'win32';
const processes = commands.map(([program, ...args]) =>
  spawn('npx', [String(program), ...args], { stdio: 'inherit', shell }),
);
// One without the other is of no use.
for (const each of processes) {
  each.on('exit', (code) => {
    for (const other of processes) other.kill();
    process.exitCode = code ?? 1;
  });
}
