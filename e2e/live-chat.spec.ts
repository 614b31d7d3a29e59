import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { newChatAgent, toggleChatAgent } from './support/new-chat-agent.ts';
import { expect, test } from './support/test.ts';

// Three people in three browsers, one of them just hired: on a busy machine longer than one person alone.
test.describe.configure({ timeout: 300_000 });

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with the Fund' });

const openChat = (page: Page) => page.getByRole('button', { name: 'Chat with us' }).click();

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });

const middleOf = async (part: Locator): Promise<[number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
};

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const attach = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).press('Enter');
  await (await chooser).setFiles(file);
};

const begin = async (page: Page, name: string, message: string) => {
  await page.goto('/faqs');
  await openChat(page);
  await chat(page).getByLabel('Your name').fill(name);
  await chat(page).getByLabel('E-mail').fill('ama@visitor.example');
  await chat(page).getByLabel('Message').fill(message);
  await chat(page).getByRole('button', { name: 'Start chat' }).click();
};

const openDesk = async (agent: Page) => {
  await agent.goto('/workspace/live-chat');
  await expect(agent.getByText('Connected', { exact: true })).toBeVisible();
  await agent.getByRole('button', { name: 'Available', exact: true }).click();
  await expect(agent.getByRole('button', { name: 'Available', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
};

test('a visitor and an agent talk, over a page that is loaded again, and the visitor rates it', async ({
  as,
  browser,
}) => {
  const admin = await as('admin');
  const agent = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();
  const violations: string[] = [];
  for (const page of [agent, visitor])
    page.on(
      'console',
      (message) => /Content Security Policy/i.test(message.text()) && violations.push(message.text()),
    );
  const agentId = await newChatAgent(admin, agent, 'Efua');
  await openDesk(agent);

  const name = `Ama ${Date.now().toString(36)}`;
  await begin(visitor, name, 'Which sectors are <b>open</b>? https://portal.example/faqs');
  await expect(chat(visitor).getByText(/You are next|before you/)).toBeVisible();
  // Whoever works on another page is told in the menu.
  await agent.goto('/workspace/profile');
  const entry = agent.getByRole('navigation').getByRole('listitem').filter({ hasText: 'Live Chat' });
  await expect(entry).toContainText(/Waiting: \d/);
  await entry.getByRole('link').click();
  await agent.getByRole('button', { name: new RegExp(name) }).click();
  await expect(thread(agent).getByText('Which sectors are <b>open</b>?')).toBeVisible();
  await agent.getByRole('button', { name: 'Take this chat' }).click();
  await expect(chat(visitor).getByText('Efua is with you')).toBeVisible();

  await agent.getByRole('button', { name: 'Prepared replies' }).click();
  await agent.getByRole('menuitem', { name: 'Greeting' }).click();
  await expect(agent.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await agent.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(chat(visitor).getByText(/thank you for writing to the Fund/)).toBeVisible();
  // The list goes along: the own words last, and nothing new in what is read.
  const listed = agent.getByRole('button', { name: new RegExp(name) });
  await expect(listed).toContainText('thank you for writing to the Fund');
  await expect(listed).not.toContainText('1 new');
  await write(visitor, 'Thank you!');
  await expect(thread(agent).getByText('Thank you!')).toBeVisible();
  await expect(chat(visitor).getByText(/Seen/).first()).toBeVisible();

  // On a phone that is turned everything is reached, too.
  await visitor.setViewportSize({ width: 844, height: 390 });
  await visitor.mouse.move(...(await middleOf(chat(visitor))));
  await visitor.mouse.wheel(0, 1000);
  await expect(chat(visitor).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await visitor.setViewportSize({ width: 1280, height: 720 });

  // A picture one way and a document the other, by keyboard as well.
  await attach(visitor, { name: 'plan.png', mimeType: 'image/png', buffer: picture });
  await expect(chat(visitor).getByRole('button', { name: 'Remove plan.png' })).toBeVisible();
  await chat(visitor).getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(thread(agent).getByRole('img', { name: 'Picture: plan.png' })).toBeVisible();
  // Once it is there it is higher than while it was on its way.
  await expect(thread(visitor).getByRole('img', { name: 'Picture: plan.png' })).toBeVisible();
  await expect(thread(visitor).getByText('plan.png')).toBeInViewport({ ratio: 1 });
  const guide = '%PDF-1.4\n% A guide\n%%EOF\n';
  await attach(agent, { name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from(guide) });
  await expect(agent.getByRole('button', { name: 'Remove guide.pdf' })).toBeVisible();
  await write(agent, 'Here is the guide');
  const arriving = visitor.waitForEvent('download');
  await chat(visitor).getByRole('button', { name: 'Download guide.pdf' }).press('Enter');
  const arrived = await arriving;
  expect(arrived.suggestedFilename()).toBe('guide.pdf');
  expect(await readFile(await arrived.path(), 'utf8')).toBe(guide);

  // The page is loaded again: the conversation goes on.
  await visitor.reload();
  await expect(chat(visitor).getByText('Thank you!')).toBeVisible();
  await expect(chat(visitor).getByRole('img', { name: 'Picture: plan.png' })).toBeVisible();
  await chat(visitor).press('Escape');
  await expect(chat(visitor)).toBeHidden();
  await expect(visitor.getByRole('button', { name: /Chat with us/ })).toBeFocused();
  await write(agent, 'Are you still there?');
  await expect(visitor.getByRole('button', { name: 'Chat with us (1)' })).toBeVisible();
  await visitor.getByRole('button', { name: /Chat with us/ }).click();
  await expect(chat(visitor).getByText('Are you still there?')).toBeVisible();
  await chat(visitor).getByRole('button', { name: 'End chat' }).click();
  await chat(visitor).getByRole('button', { name: '5 of 5' }).click();
  await expect(chat(visitor).getByText('Thank you.', { exact: true })).toBeVisible();
  await expect(agent.getByText('You have no open chat.')).toBeVisible();
  expect(violations).toEqual([]);
  await toggleChatAgent(admin, agentId);
});

test('an agent who loses the agent console leaves it at once, and the next text becomes a contact message', async ({
  as,
  browser,
  page: visitor,
}) => {
  const admin = await as('admin');
  const agent = await (await browser.newContext()).newPage();
  const agentId = await newChatAgent(admin, agent, 'Efua');
  await openDesk(agent);
  await toggleChatAgent(admin, agentId);
  await expect(agent).toHaveURL(/denied|403/);
  await visitor.goto('/faqs');
  await openChat(visitor);
  await chat(visitor).getByLabel('First name').fill('Ama');
  await chat(visitor).getByLabel('Last name').fill('Owusu');
  await chat(visitor).getByLabel('E-mail').fill('ama@visitor.example');
  await chat(visitor).getByLabel('Topic').selectOption('General');
  await chat(visitor).getByLabel('Subject').fill('Sectors');
  await chat(visitor).getByLabel('Message').fill('Which sectors are open?');
  await chat(visitor).getByRole('button', { name: 'Send message' }).click();
  await expect(chat(visitor).getByText(/CM-\d{4}-\d{6}/)).toBeVisible();
});

test('where no socket can be opened, messages go by plain calls', async ({ as, browser }) => {
  const admin = await as('admin');
  const agent = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();
  const agentId = await newChatAgent(admin, agent, 'Kofi');
  await openDesk(agent);
  await visitor.routeWebSocket(/chat\/socket/, (socket) => socket.close());
  const name = `Yaw ${Date.now().toString(36)}`;
  await begin(visitor, name, 'Hello?');
  // On a phone the list goes out of sight with what was pressed.
  await agent.setViewportSize({ width: 390, height: 844 });
  await agent.getByRole('button', { name: new RegExp(name) }).press('Enter');
  const heading = agent.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  await agent.getByRole('button', { name: 'Take this chat' }).click();
  await write(agent, 'Hello Yaw');
  await expect(thread(visitor).getByText('Hello Yaw')).toBeVisible();
  await write(visitor, 'It works');
  await expect(thread(agent).getByText('It works')).toBeVisible();
  await agent.getByRole('button', { name: 'End chat' }).press('Enter');
  await expect(chat(visitor).getByText('This conversation is over')).toBeVisible();
  await expect(agent.getByText('This chat is over.')).toBeVisible();
  await expect(heading).toBeFocused();
  await toggleChatAgent(admin, agentId);
});

/** Light on a phone, dark on a wide screen; the public page behind the chat is looked at as a page of its own. */
const nothingFound = async (page: Page, within?: string) => {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    expect(await violations(page, { within }), `${colorScheme}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
  }
};

test('axe finds nothing on the open chat and on the agent console, in light and dark', async ({
  as,
  browser,
}) => {
  const admin = await as('admin');
  const agent = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();
  const agentId = await newChatAgent(admin, agent, 'Abena');
  await openDesk(agent);
  await visitor.goto('/faqs');
  await openChat(visitor);
  await expect(chat(visitor).getByLabel('Your name')).toBeVisible();
  await nothingFound(visitor, 'dialog[open]');
  const name = `Esi ${Date.now().toString(36)}`;
  await begin(visitor, name, 'Which sectors are open?');
  await agent.getByRole('button', { name: new RegExp(name) }).click();
  await agent.getByRole('button', { name: 'Take this chat' }).click();
  await write(agent, 'All but tobacco: https://portal.example/faqs');
  await expect(chat(visitor).getByText('All but tobacco')).toBeVisible();
  await nothingFound(visitor, 'dialog[open]');
  await nothingFound(agent);
  await agent.getByRole('button', { name: 'Prepared replies' }).click();
  await expect(agent.getByRole('menuitem').first()).toBeVisible();
  await nothingFound(agent);
  await agent.keyboard.press('Escape');
  await agent.getByRole('button', { name: 'End chat' }).click();
  await expect(chat(visitor).getByText('This conversation is over')).toBeVisible();
  await nothingFound(visitor, 'dialog[open]');
  await toggleChatAgent(admin, agentId);
  await visitor.reload();
  await expect(chat(visitor)).toBeVisible();
  await nothingFound(visitor, 'dialog[open]');
});

test('a chat and what is written into it end above the fold', async ({ as }) => {
  const page = await as('reviewer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workspace/live-chat');
  // What it says depends on whether the agent is there and somebody waits.
  const chat = page
    .locator('[data-card]')
    .filter({ hasText: /You are “Away”|Nobody is waiting|Choose a chat/ })
    .last();
  await expect(chat).toBeVisible();
  const { y, height } = (await chat.boundingBox()) ?? { y: 0, height: 1000 };
  expect(y + height).toBeLessThanOrEqual(900);
  const said = page.getByText(/^(You are “Away”|Nobody is waiting)/).filter({ visible: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { name: /^Waiting/ })).toBeVisible();
    expect(await said.count(), `once at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('in a low window the chat lies over the header, and its close button can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/faqs');
  await openChat(page);
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await expect(chat(page)).toBeHidden();
});
