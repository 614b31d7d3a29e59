import { expect, test } from 'vitest';
import { localised } from './localised.ts';

const file = (home: string, news: string) => ({ home, news });

test('each key has its text in every language, in the order of the language menu', () => {
  const labels = localised({
    en: file('Home', 'News'),
    fr: file('Accueil', 'Actualités'),
    pt: file('Início', 'Notícias'),
    ar: file('الرئيسية', 'الأخبار'),
    es: file('Inicio', 'Noticias'),
    sw: file('Nyumbani', 'Habari'),
  });
  expect(Object.keys(labels)).toEqual(['home', 'news']);
  expect(Object.entries(labels.news)).toEqual([
    ['en', 'News'],
    ['fr', 'Actualités'],
    ['pt', 'Notícias'],
    ['ar', 'الأخبار'],
    ['es', 'Noticias'],
    ['sw', 'Habari'],
  ]);
});
