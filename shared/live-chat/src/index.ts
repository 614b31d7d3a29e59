/** What the agent console is made of; remotes with visitors take `@portal/live-chat/button` alone. */
export { ChatConnection } from './connection/chat-connection.ts';
export { agentSide } from './connection/chat-sides.ts';
export { AfterEnd } from './thread/AfterEnd.tsx';
export { Composer } from './thread/Composer.tsx';
export { ConnectionLine } from './thread/ConnectionLine.tsx';
export { Thread } from './thread/Thread.tsx';
export { Unsent } from './thread/Unsent.tsx';
export { useReadInSight } from './thread/use-read-in-sight.ts';
export { loadChatTranslations } from './translations/chat-translations.ts';
