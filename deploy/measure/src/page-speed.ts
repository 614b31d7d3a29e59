import { measureBesideTwin } from './beside-twin.ts';
import { launchBrowser } from './browser.ts';
import { latencies, type Visit } from './visit.ts';

/**
 * `node deploy/measure/src/page-speed.ts [url] [runs]`: a page of a running portal on a slow phone (150 ms round
 * trip, 1.6 Mbit/s, a processor four times slower) in turn with its static twin, first and second visit. The
 * twin of `/` in English is a page written by hand, that of any other page its own markup without scripts.
 * Visits during which others used the processors are made again.
 */
const url = process.argv[2] ?? 'http://localhost:8080/';
const runs = Number(process.argv[3] ?? 5);

const print = (name: string, visit: Visit): void => {
  const facts = [
    `first paint ${visit.fcp.toFixed(0)} ms`,
    `largest paint ${visit.lcp.toFixed(0)} ms`,
    `hydrated ${visit.interactive?.toFixed(0) ?? '-'} ms`,
    `blocked ${visit.blocking.toFixed(0)} ms`,
    `shift ${visit.shift.toFixed(4)}`,
    `${visit.kilobytes.toFixed(0)} KB`,
    `${visit.requests} requests`,
  ];
  console.log(`${name.padEnd(22)}${facts.join('  ')}`);
};

const browser = await launchBrowser();
try {
  const { medians, isByHand, setAside, disturbed, gone } = await measureBesideTwin(
    browser,
    url,
    runs,
    latencies.near,
  );
  const { page, twin } = medians;
  print(url, page.first);
  print(isByHand ? 'a page by hand' : 'its static twin', twin.first);
  print('second visit', page.again);
  print('twin, second visit', twin.again);
  const times = (page.first.lcp / twin.first.lcp).toFixed(2);
  console.log(`Largest paint ${times} times that of the twin, ${runs} runs in turn.`);
  console.log(
    `${setAside} set aside, ${disturbed} of those that count were disturbed; ` +
      `at most ${gone.host.toFixed(0)} % taken by the host, ${gone.others.toFixed(0)} % by others.`,
  );
} finally {
  await browser.close();
}
