import { create } from 'zustand';
import { i18n } from '../i18n/i18n.ts';

type NoticeStatus = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  id: number;
  status: NoticeStatus;
  title: string;
  description?: string | undefined;
  undo?: Undo;
}

export interface Undo {
  run: () => void;
  /** Of who works by keyboard: where the focus was. Such a notice takes the focus, and gives it back. */
  back: (() => void) | undefined;
}

/** How many are on the screen at once; the others wait. */
const MAX_NOTICES = 3;
/** How long a medium notice lasts. */
const NOTICE_MS = 2_000;
/** How long something that was removed can be brought back. */
const UNDO_MS = 10_000;

interface NoticesState {
  shown: Notice[];
  waiting: Notice[];
}

export const useNotices = create<NoticesState>(() => ({ shown: [], waiting: [] }));

/** By the id of a notice whose time has begun. */
const stops = new Map<number, () => void>();
let paused = false;
let nextId = 1;

/** The time begins in the second frame, when the notice is on the screen: a busy phone draws it late, a hidden tab when it is looked at. */
const start = ({ id, undo }: Notice) => {
  if (paused || stops.has(id)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => dismissNotice(id), undo ? UNDO_MS : NOTICE_MS);
    });
  });
  stops.set(id, () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
};

const stop = (id: number) => {
  stops.get(id)?.();
  stops.delete(id);
};

const fill = () => {
  const { shown, waiting } = useNotices.getState();
  const free = MAX_NOTICES - shown.length;
  const next = [...shown, ...waiting.slice(0, free)];
  useNotices.setState({ shown: next, waiting: waiting.slice(free) });
  next.forEach(start);
};

const same = (a: Omit<Notice, 'id'>) => (b: Notice) =>
  !a.undo && a.status === b.status && a.title === b.title && a.description === b.description;

const add = (notice: Omit<Notice, 'id'>): number => {
  const { shown, waiting } = useNotices.getState();
  const there = [...shown, ...waiting].find(same(notice));
  if (there) return there.id;
  const id = nextId++;
  useNotices.setState({ waiting: [...waiting, { ...notice, id }] });
  fill();
  return id;
};

export const dismissNotice = (id: number): void => {
  stop(id);
  const others = (notices: Notice[]) => notices.filter((notice) => notice.id !== id);
  useNotices.setState(({ shown, waiting }) => ({ shown: others(shown), waiting: others(waiting) }));
  fill();
};

/** While a pointer or the focus is on the notices, none of them leaves. */
export const pauseNotices = (): void => {
  paused = true;
  for (const id of [...stops.keys()]) stop(id);
};

export const resumeNotices = (): void => {
  paused = false;
  useNotices.getState().shown.forEach(start);
};

/** Short messages that leave by themselves. An error also stays in the page that caused it. */
export const notify = {
  /** Titled "Successful operation"; with `undo` it offers to take it back, and stays longer. */
  success: (description?: string, undo?: Undo) =>
    add({
      status: 'success',
      title: i18n.t('platform:notices.success'),
      description,
      ...(undo && { undo }),
    }),
  error: (description: string, title: string = i18n.t('platform:notices.error')) =>
    add({ status: 'error', title, description }),
  warning: (description: string, title: string = i18n.t('platform:notices.oops')) =>
    add({ status: 'warning', title, description }),
  info: (title: string, description?: string) => add({ status: 'info', title, description }),
  /** Offers to bring it back. @returns the notice's id. */
  removed: (what: string, undo: Undo) =>
    add({ status: 'info', title: i18n.t('platform:notices.removed'), description: what, undo }),
};
