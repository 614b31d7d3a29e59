import type { HomeWords } from '../words.ts';

export const home: HomeWords = {
  hero: {
    title: 'Biashara huria zaidi hubadilisha mapato ya nchi na ushindani wa makampuni.',
    lead: 'Mfuko wa Marekebisho husaidia Nchi Wanachama na biashara kuzoea soko la bara. Omba Mfuko wa Msingi au Mfuko wa Mikopo, hifadhi unapoendelea, na ufuatilie kila hatua ya uamuzi.',
    primary: 'Anza ombi',
    secondary: 'Kuhusu Mfuko wa Marekebisho',
  },
  starter: {
    title: 'Ni mfuko upi unaokufaa?',
    lead: 'Tuambie nani anaomba.',
    choices: [
      ['Taasisi ya serikali', 'Wizara, mamlaka ya forodha au mapato, jumuiya ya kikanda'],
      ['Kampuni au biashara ndogo', 'Sekta yoyote isiyo kwenye orodha ya zilizotengwa'],
      ['Benki au taasisi ya fedha', 'Kwa kukopesha makampuni yanayofanya biashara Afrika'],
    ],
    action: 'Angalia ustahiki',
    note: 'Takriban dakika mbili. Huhitaji akaunti.',
  },
  cloth: {
    strips: 'Vipande 54, kitambaa kimoja. Kila kipande ni mtia saini wa Mkataba.',
    woven: '48 vimefumwa: hati imewasilishwa, Februari 2025.',
  },
  intro: {
    title: 'Mifuko miwili, aina mbili za msaada',
    lead: 'Kila mfuko una vigezo vyake na fomu yake. Soma ni kanuni zipi unatimiza, zipi hutimizi, na la kufanya baadaye.',
  },
  funds: [
    {
      title: 'Mfuko wa Msingi',
      audience: 'Kwa nchi na taasisi zake',
      points: [
        'Mapato ya ushuru yaliyopotea ushuru unaposhuka',
        'Kutekeleza Mkataba, itifaki na viambatisho vyake',
        'Msaada wa kiufundi kwa mageuzi ya forodha na biashara',
      ],
      action: 'Angalia ustahiki wako',
      note: 'Vigezo 5',
      links: ['Vigezo vya Ustahiki', 'Mchakato wa Maombi', 'Fomu ya Maombi'],
    },
    {
      title: 'Mfuko wa Mikopo',
      audience: 'Kwa makampuni, benki na mashirika ya umma',
      points: [
        'Ukuaji katika viwanda, kilimo biashara, usafiri na huduma',
        'Mikopo, dhamana na mikondo ya mikopo kwa biashara ndani ya Afrika',
        'Biashara zinazoongozwa na wanawake na vijana',
      ],
      action: 'Angalia ustahiki wako',
      note: 'Vigezo 6',
      links: ['Vigezo vya Uwekezaji', 'Mchakato wa Maombi', 'Fomu ya Maombi'],
    },
  ],
  stepsHead: {
    title: 'Jinsi inavyofanya kazi',
    lead: 'Hatua tatu ni zako, tatu ni zetu. Eneo lako la kazi husema daima ni zamu ya nani.',
  },
  steps: [
    ['Angalia ustahiki', 'Kanuni tano au sita za kusoma, bila akaunti.'],
    ['Jisajili', 'Akaunti moja kwa shirika lako.'],
    ['Jaza na utume', 'Kila sehemu huhifadhiwa unapoandika.'],
    ['Ukaguzi wa ukamilifu', 'Tunaomba kinachokosekana.'],
    ['Mapitio', 'Hupewa alama kwa vigezo vilivyochapishwa.'],
    ['Uamuzi', 'Unapata matokeo na sababu.'],
  ],
  figuresHead: { title: 'Takwimu muhimu', lead: '' },
  figures: [
    ['kati ya wanachama 55 wa Umoja wa Afrika wametia saini', 'Kufikia Februari 2025'],
    ['wamewasilisha hati zao', 'Kufikia Februari 2025'],
    ['ya mistari ya ushuru kufunguliwa kwanza', 'Kwa miaka 5; 10 kwa nchi zenye maendeleo duni zaidi'],
    ['mifuko iliyo wazi kwa maombi', 'Mfuko wa Msingi na Mfuko wa Mikopo'],
  ],
  postsHead: { title: 'Habari na nyenzo', lead: '', link: 'Makala zote' },
  partnersHead: { title: 'Washirika', lead: '', link: 'Washirika wetu' },
  questionsHead: {
    title: 'Maswali ya kawaida',
    lead: 'Halipo hapa? Tuandikie na mtu atakujibu.',
    link: 'Tazama maswali yote',
  },
};
