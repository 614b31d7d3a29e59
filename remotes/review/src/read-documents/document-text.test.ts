// @vitest-environment node
import { expect, test } from 'vitest';
import { zipped } from '../../test/zipped.ts';
import { openText } from './document-text.ts';
import { TooLongError } from './drawn-document.ts';

const docx = `<?xml version="1.0"?><w:document><w:body>
<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr><w:r><w:t>Plan &amp; budget</w:t></w:r></w:p>
<w:p w:rsidR="1"><w:r><w:t xml:space="preserve">Two </w:t></w:r><w:r><w:t>trucks</w:t><w:tab/><w:t>80&#160;000</w:t><w:br/><w:t>new</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>
<w:p/><w:p><w:r/></w:p></w:body></w:document>`;

const odt = `<office:text><text:h text:outline-level="1">Plan</text:h><text:p text:style-name="P1">Two<text:s/>trucks
<text:span>&lt;new&gt;</text:span><text:line-break/>last</text:p><text:p/></office:text>`;

test.each([false, true])(
  'the words of a docx are read, its headings as such (stored: %s)',
  async (isStored) => {
    expect(await openText(zipped({ 'word/document.xml': docx }, isStored), 'docx')).toEqual([
      { text: 'Plan & budget', isHeading: true },
      { text: 'Two trucks\t80\u00a0000\nnew', isHeading: false },
    ]);
  },
);

test('the words are read of the part that a docx names as its first', async () => {
  const relation = '<Relationship Id="rId1" Type="http://x/officeDocument" Target="/word/document2.xml"/>';
  const files = { '_rels/.rels': `<Relationships>${relation}</Relationships>`, 'word/document2.xml': docx };
  expect(await openText(zipped(files), 'docx')).toHaveLength(2);
});

test('the words of an odt are read', async () => {
  expect(await openText(zipped({ 'content.xml': odt }), 'odt')).toEqual([
    { text: 'Plan', isHeading: true },
    { text: 'Two trucks\n<new>\nlast', isHeading: false },
  ]);
});

const box = '<w:txbxContent><w:p w:rsidR="1"/><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent>';
const moved = '<w:r><w:t>moved</w:t></w:r>';

test('a paragraph keeps its words around a text box, and what was moved or removed is not read', async () => {
  const letter = `<w:p><w:rPr><w:moveFrom w:id="1"/></w:rPr><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice>${box}</mc:Choice>
    <mc:Fallback>${box}</mc:Fallback></mc:AlternateContent><w:t>, after</w:t></w:r><w:moveFrom w:id="2">${moved}</w:moveFrom></w:p>
    <w:p><w:moveTo w:id="3">${moved}</w:moveTo></w:p>`;
  expect((await openText(zipped({ 'word/document.xml': letter }), 'docx')).map(({ text }) => text)).toEqual([
    'Box',
    'Before, after',
    'moved',
  ]);
  const removed = `<office:text><text:tracked-changes text:track-changes="false"><text:deletion><text:p>removed</text:p></text:deletion>
    </text:tracked-changes><text:p>Before<draw:text-box><text:p>Box</text:p></draw:text-box><office:annotation office:name="1">
    <text:p>a remark</text:p></office:annotation>, after</text:p></office:text>`;
  expect((await openText(zipped({ 'content.xml': removed }), 'odt')).map(({ text }) => text)).toEqual([
    'Box',
    'Before, after',
  ]);
});

test('brackets that nothing closes are read in linear time', async () => {
  expect(await openText(zipped({ 'word/document.xml': '<'.repeat(300_000) }, true), 'docx')).toEqual([]);
});

test.each([
  ['paragraphs', '<w:p ><w:t>a</w:t></w:p>'.repeat(20_001)],
  ['letters', `<w:p ><w:t>${'a'.repeat(2_000_001)}</w:t></w:p>`],
])('more %s than a page can show are not shown', async (_what, xml) => {
  await expect(openText(zipped({ 'word/document.xml': xml }, true), 'docx')).rejects.toThrow(TooLongError);
});

test('what is no archive, or another one, is refused', async () => {
  await expect(openText(new TextEncoder().encode('Once a letter.'), 'docx')).rejects.toThrow();
  await expect(openText(zipped({ 'content.xml': odt }), 'docx')).rejects.toThrow();
  await expect(openText(zipped({ 'word/document.xml': docx }).subarray(0, 60), 'docx')).rejects.toThrow();
});

test('an archive that would unpack to far more than it holds is refused', async () => {
  const bomb = zipped({ 'word/document.xml': ' '.repeat(40 * 1024 * 1024) });
  await expect(openText(bomb, 'docx')).rejects.toThrow(TooLongError);
});
