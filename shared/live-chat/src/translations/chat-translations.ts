import { addNamespace } from '@portal/platform';

/** i18n namespace of everything in this package. */
export const CHAT_NAMESPACE = 'live-chat';

let loading: Promise<void> | undefined;

/** Loads this package's translations, now and after every change of the language. */
export const loadChatTranslations = (): Promise<void> => {
  loading ??= addNamespace(
    CHAT_NAMESPACE,
    (language) =>
      import(/* webpackChunkName: "chat-words-[request]" */ `../../later-locales/${language}.json`),
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
