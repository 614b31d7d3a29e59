const text = [{ type: 'paragraph', spans: [{ text: '' }] }];

/** What an entry of a list looks like where the list has none yet. */
const samples: Record<string, unknown> = {
  notices: { id: '', tone: 'INFO', text, from: null, to: null },
  posts: {
    slug: '',
    kind: 'NEWS',
    title: '',
    date: '',
    image: { drawing: 'DOCUMENTS', strip: 'BOTH', alt: '' },
    summary: '',
    body: text,
  },
  links: { label: '', href: '' },
  facts: { label: '', value: '' },
  documents: { title: '', text: '', required: false },
  downloads: { title: '', detail: '', href: '' },
  logos: { mark: 'BANK', name: '' },
  SocialMedia: { link: '', icon: '', name: '' },
  latestPosts: '',
};

export const firstListEntryOf = (list: string): unknown =>
  Object.hasOwn(samples, list) ? samples[list] : undefined;
