/** The one script of the page, allowed by its hash: the search, and opening what an address names. */
export const docsScript = `(() => {
const box = document.getElementById('search');
const count = document.getElementById('count');
const articles = [...document.querySelectorAll('article')];
const links = new Map([...document.querySelectorAll('nav li')].map((li) => [li.dataset.for, li]));
const groups = [...document.querySelectorAll('main section[data-topic], nav div[data-topic]')];
const search = () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const article of articles) {
    const isFound = words.every((word) => article.dataset.words.includes(word));
    article.hidden = !isFound;
    const link = links.get(article.id);
    if (link) link.hidden = !isFound;
    if (isFound) found += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])');
  count.textContent = found + ' of ' + articles.length;
};
const open = () => {
  const article = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = article && article.querySelector('details');
  if (!details) return;
  details.open = true;
  article.scrollIntoView();
};
box.addEventListener('input', search);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === box) return;
  event.preventDefault();
  box.focus();
});
addEventListener('hashchange', open);
search();
open();
})();`;
