import { runStrain } from './strain-trials.ts';

// pnpm strain-trials [broken uploads] [slow sockets]: the long form of the tests, with its figures.
const [broken = 1000, sockets = 500] = process.argv.slice(2).map(Number);
const report = await runStrain(broken, sockets);
console.log(report);
const { uploads, slow } = report;
const left = [uploads.files, uploads.rows, uploads.descriptors, slow.descriptors];
process.exitCode = left.every((count) => count <= 0) ? 0 : 1;
