/** What a visitor writes about. */
export const contactTopics = [
  'GENERAL',
  'APPLICATION',
  'TECHNICAL',
  'COMPLAINT',
  'MEDIA',
  'PARTNERSHIP',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Longest texts in characters. */
export const contactLimits = { name: 80, subject: 150, message: 4000, reply: 4000 } as const;
