// Loaded before a program: each SIGUSR2 puts its clock on by an hour.
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 3_600_000;
});
