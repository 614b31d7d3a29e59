import { parentPort, workerData } from 'node:worker_threads';
import { readManifest } from '@portal/release/publish/read-manifest';

parentPort?.postMessage(await readManifest(workerData));
