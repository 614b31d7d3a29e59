import { startEmbeddedServer } from '../../../src/kernel/database/supervisor/embedded-server.ts';

// Starts the server of a directory, says so, and stays until it is killed.
const [, , dataDirectory = ''] = process.argv;
const { pid, attached } = await startEmbeddedServer({ dataDirectory, settings: ['fsync=off'] });
console.log(JSON.stringify({ pid, attached }));
setInterval(() => {}, 60_000);
