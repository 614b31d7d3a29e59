import { expect, test } from 'vitest';
import { blocksOfHtml } from './blocks-of-html.ts';

const paragraph = (...spans: object[]) => ({ type: 'paragraph', spans });

test('a web page keeps headings, lists, quotations, bold, italic and links', () => {
  const html = `<html><body><!--StartFragment--><h1>Rules</h1><div>Read <b>all</b> of
    <a href="https://example.org/rules" onclick="steal()">these <i>rules</i></a>.</div>
    <ul><li>one<ul><li>inner</li></ul></li><li><p>two</p><p>more</p></li></ul><ol><li>first</li></ol>
    <blockquote><p>said</p></blockquote><h4>Small</h4>one line<br>another<!--EndFragment--></body></html>`;
  expect(blocksOfHtml(html)).toEqual([
    { type: 'heading', level: 2, spans: [{ text: 'Rules' }] },
    paragraph(
      { text: 'Read ' },
      { text: 'all', strong: true },
      { text: ' of ' },
      { text: 'these ', href: 'https://example.org/rules' },
      { text: 'rules', emphasis: true, href: 'https://example.org/rules' },
      { text: '.' },
    ),
    {
      type: 'list',
      ordered: false,
      items: [[{ text: 'one' }], [{ text: 'inner' }], [{ text: 'two more' }]],
      levels: [0, 1, 0],
    },
    { type: 'list', ordered: true, items: [[{ text: 'first' }]] },
    { type: 'quote', spans: [{ text: 'said' }] },
    { type: 'heading', level: 3, spans: [{ text: 'Small' }] },
    paragraph({ text: 'one line' }),
    paragraph({ text: 'another' }),
  ]);
});

test('Google Docs: its bold and italic are styles, and the tag around everything is not bold', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h2 dir="ltr"><span style="font-weight:400;font-style:normal">Purpose</span></h2>
    <p dir="ltr"><span style="font-size:11pt;font-weight:700;">Trade</span><span style="font-weight:400;font-style:italic"> moves</span></p>
    <br /><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span style="font-weight:400">one</span></p></li></ul></b>`;
  expect(blocksOfHtml(html)).toEqual([
    { type: 'heading', level: 2, spans: [{ text: 'Purpose' }] },
    paragraph({ text: 'Trade', strong: true }, { text: ' moves', emphasis: true }),
    { type: 'list', ordered: false, items: [[{ text: 'one' }]] },
  ]);
});

test('Word: lists are paragraphs with a bullet written into them, and notes to Word are no text', () => {
  const item = (bullet: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
     style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { color: red }</style>
    <!--[if gte mso 9]><xml><o:Words>9</o:Words></xml><![endif]--></head><body>
    <p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Fund</b> d&#8217;ajustement&nbsp;:<o:p></o:p></p>
    ${item('·', 'one')}${item('·', 'two')}${item('1.', 'first')}</body></html>`;
  expect(blocksOfHtml(html)).toEqual([
    paragraph({ text: 'Fund', strong: true }, { text: ' d’ajustement\u00a0:' }),
    { type: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'first' }]] },
  ]);
});

test('a table comes in as one paragraph for each row', () => {
  const html = '<table><tr><th>Country</th><th>Firms</th></tr><tr><td>Kenya</td><td>12</td></tr></table>';
  expect(blocksOfHtml(html)).toEqual([paragraph({ text: 'Country: Kenya; Firms: 12' })]);
});

test.each([
  '<p>kept<script>window.hit=1</script></p>',
  '<p>kept<img src=x onerror="window.hit=1"></p>',
  '<p onmouseover="window.hit=1" style="color:red">kept</p>',
  '<style>p { background: url(//evil.example) }</style><p>kept</p>',
  '<svg onload="window.hit=1"><text>no</text></svg><p>kept</p>',
  '<iframe srcdoc="<script>window.hit=1</script>"></iframe><p>kept</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;<img src=1 onerror=alert(1)>"></mglyph></table></mtext></math><p>kept</p>',
  '<p>kept<span style="display:none">hidden</span></p>',
  '<p>ke\u202ept\u0007</p>',
  '<a href="javascript:alert(1)">kept</a>',
  '<a href=" java\nscript:alert(1)">kept</a>',
  '<a href="&#106;avascript:alert(1)">kept</a>',
  '<a href="data:text/html,x">kept</a>',
  '<a href="//evil.example">kept</a>',
  '<a href="/no-such-page">kept</a>',
])('of %s the words alone stay', (html) => {
  expect(blocksOfHtml(html)).toEqual([paragraph({ text: 'kept' })]);
});

test('what only says markup stays words, and what says nothing is nothing', () => {
  expect(blocksOfHtml('<p>a &lt;b&gt; &amp; c</p>')).toEqual([paragraph({ text: 'a <b> & c' })]);
  expect(blocksOfHtml('<p> <br>&#10;</p><img src=x>')).toEqual([]);
  expect(blocksOfHtml('<div>'.repeat(5000))).toEqual([]);
});

const paragraphs = (html: string) =>
  blocksOfHtml(html).map((block) =>
    block.type === 'paragraph' ? block.spans.map(({ text }) => text).join('') : block.type,
  );

test('a table becomes a sentence for each row, named by its heads', () => {
  const html = `<p>Before</p><table><caption>Losses</caption>
    <tr><th>Country</th><th>Year:</th></tr>
    <tr><td><p>Rwanda</p></td><td>2025<br>est.</td></tr>
    <tr><td>Ghana</td><td></td></tr></table><p>After</p>`;
  expect(paragraphs(html)).toEqual([
    'Before',
    'Losses',
    'Country: Rwanda; Year: 2025 est.',
    'Country: Ghana',
    'After',
  ]);
});

test('a table without heads parts its cells, and keeps their marks', () => {
  const html = '<table><tr><td><b>Rwanda</b></td><td>2025</td></tr><tr><td colspan="2">Sum</td></tr></table>';
  expect(paragraphs(html)).toEqual(['Rwanda; 2025', 'Sum']);
  expect(blocksOfHtml(html)[0]).toMatchObject({
    spans: [{ text: 'Rwanda', strong: true }, { text: '; 2025' }],
  });
});

test('a table that only arranges a page leaves its texts as they are', () => {
  const html = '<table><tr><td><p>One</p><p>Two</p></td></tr></table>';
  expect(paragraphs(html)).toEqual(['One', 'Two']);
  const mail = '<table><tr><td>Side</td><td><h2>News</h2><p>Words</p></td></tr></table>';
  expect(paragraphs(mail)).toContain('heading');
});

test('lists in lists keep two levels, from a page and from Word; what is deeper stands in the second', () => {
  const items = ['one', 'below', 'deep', 'two'].map((text) => [{ text }]);
  const list = { type: 'list', ordered: true, items, levels: [0, 1, 1, 0] };
  const page = '<ol><li>one<ul><li>below<ol><li>deep</li></ol></li></ul></li><li>two</li></ol>';
  expect(blocksOfHtml(page)).toEqual([list]);
  const word = (text: string, level: number) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>1.</span>${text}</p>`;
  const document = [word('one', 1), word('below', 2), word('deep', 3), word('two', 1)].join('');
  expect(blocksOfHtml(document)).toEqual([list]);
});
