interface Age {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** How long ago in the largest unit that counts at least one; at least a minute. */
export const ageOf = (since: string, now: number): Age => {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
};
