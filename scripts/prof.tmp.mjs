import { bundleSimulation } from './lib/simulation.mjs';
const s = await bundleSimulation();
for (let i=0;i<2;i++){
const c=process.cpuUsage();
await s.perform({ what: 'seeds', from: 1, to: 100, untilFirst: false });
const d=process.cpuUsage(c);
console.log((d.user+d.system)/1e5,'cpu ms per seed');}
s.remove();
