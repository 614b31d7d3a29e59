import type { FundsWords } from '../words.ts';

export const funds: FundsWords = {
  base: {
    title: 'Maombi ya Mfuko wa Msingi',
    lead: 'Kwa Nchi Wanachama na taasisi zao: msaada kwa mapato ya ushuru yaliyopotea, na kwa kutekeleza Mkataba na itifaki zake.',
    primary: 'Angalia ustahiki wako',
    secondary: 'Anza ombi',
    facts: [
      ['Kwa nani', 'Taasisi za serikali na jumuiya za kikanda'],
      ['Fomu', 'Kwa sehemu, huhifadhiwa unapoendelea'],
      ['Lugha', 'Sita'],
    ],
    rules: {
      title: 'Vigezo vya Ustahiki',
      lead: 'Kanuni zote tano lazima zitimizwe siku unapotuma ombi.',
      rules: [
        [
          'Taasisi ya serikali',
          'Mwombaji ni wizara, mamlaka ya mapato au forodha, kamati ya kitaifa, taasisi nyingine ya serikali au jumuiya ya kiuchumi ya kikanda.',
        ],
        ['Nchi Mwanachama', 'Nchi ni mwanachama wa Mkataba.'],
        ['Hati imewasilishwa', 'Hati ya kuridhia imewasilishwa. Unapakia ushahidi.'],
        ['Ofa ya ushuru', 'Ofa ya ushuru inatumika, au mpango kazi wenye tarehe umeambatishwa.'],
        ['Uidhinisho', 'Wizara husika inaunga mkono ombi kwa barua iliyotiwa saini.'],
      ],
      check: {
        title: 'Huna uhakika na mojawapo?',
        lead: 'Fanya ukaguzi. Unataja kanuni isiyotimizwa na kusema la kufanya.',
        action: 'Angalia ustahiki wako',
      },
    },
    processHead: {
      title: 'Mchakato wa Maombi',
      lead: 'Hatua mbili ni zako, tatu ni zetu. Kila badiliko la hatua lina tarehe katika eneo lako la kazi.',
    },
    process: [
      ['Andaa nyaraka zako', 'Barua ya uidhinisho, ushahidi wa kuridhia na hesabu ya hasara zinahitajika.'],
      ['Jaza fomu na uitume', 'Hifadhi na urudi wakati wowote. Unapata risiti yenye nambari.'],
      ['Ukaguzi wa ukamilifu', 'Kitu kikikosekana, sehemu hiyo tu hufunguliwa kwako tena.'],
      [
        'Mapitio kwa vigezo vitano',
        'Hitaji lililopimwa, dhamira ya mageuzi, uwezekano wa utekelezaji, thamani iliyoongezwa, na athari kwa wanawake, vijana na kanda.',
      ],
      [
        'Uamuzi na makubaliano',
        'Matokeo na sababu zake huonekana katika eneo lako la kazi na kwa barua pepe.',
      ],
    ],
    form: {
      title: 'Fomu ya Maombi',
      lead: 'Fomu hujazwa mtandaoni. Hizi ndizo nyaraka inazoomba, ili uzikusanye kwanza. Pia unaweza kuchapisha fomu tupu (PDF).',
      required: [
        ['Barua ya uidhinisho', 'Iliyotiwa saini na wizara ya biashara au ya fedha.'],
        ['Ushahidi wa kuridhia', 'Uthibitisho kwamba hati imewasilishwa.'],
        ['Hesabu ya hasara', 'Mapato kabla na baada, mstari kwa mstari, pamoja na vyanzo.'],
      ],
      optional: [
        ['Takwimu za forodha', 'Takwimu ambazo hesabu inategemea.'],
        ['Mpango wa mageuzi', 'Kitakachobadilika, nani anawajibika, na lini.'],
        ['Bajeti', 'Jinsi msaada utakavyotumika.'],
      ],
      start: {
        title: 'Uko tayari kuomba?',
        lead: 'Unahitaji akaunti ili kuomba.',
        action: 'Anza ombi',
        login: 'Ingia',
      },
    },
  },
  credit: {
    title: 'Maombi ya Mfuko wa Mikopo',
    lead: 'Kwa makampuni, taasisi za fedha na mashirika ya umma: fedha za kibiashara kwa miradi inayoongeza biashara ndani ya Afrika.',
    primary: 'Angalia ustahiki wako',
    secondary: 'Anza ombi',
    facts: [
      ['Kwa nani', 'Makampuni, biashara ndogo, benki, mashirika ya umma'],
      ['Fomu', 'Kwa sehemu, huhifadhiwa unapoendelea'],
      ['Lugha', 'Sita'],
    ],
    rules: {
      title: 'Vigezo vya Uwekezaji',
      lead: 'Kanuni zote sita lazima zitimizwe siku unapotuma ombi. Viwango huwekwa kwa kila mfuko na huonyeshwa katika fomu.',
      rules: [
        ['Iko katika Nchi Mwanachama', 'Mwombaji amesajiliwa katika Nchi Mwanachama na anafanya kazi humo.'],
        ['Sekta', 'Shughuli haipo kwenye orodha ya zilizotengwa.'],
        ['Hesabu', 'Hesabu za miaka mitatu zipo; miwili kwa biashara ndogo na za kati.'],
        ['Mchango binafsi', 'Sehemu ya mwombaji inafikia kiwango cha chini kilichowekwa na mfuko.'],
        ['Athari kwa biashara', 'Mradi unaeleza kwa takwimu kile unachoongeza kwa biashara ndani ya Afrika.'],
        ['Uadilifu', 'Si mwombaji wala wamiliki wake walio na madeni yaliyoshindwa kulipwa au vikwazo.'],
      ],
      check: {
        title: 'Huna uhakika na mojawapo?',
        lead: 'Fanya ukaguzi. Unataja kanuni isiyotimizwa na kusema la kufanya.',
        action: 'Angalia ustahiki wako',
      },
    },
    processHead: {
      title: 'Mchakato wa Maombi',
      lead: 'Hatua mbili ni zako, tatu ni zetu. Kila badiliko la hatua lina tarehe katika eneo lako la kazi.',
    },
    process: [
      [
        'Andaa nyaraka zako',
        'Usajili, hesabu zilizokaguliwa, mpango wa biashara na uthibitisho wa umiliki vinahitajika.',
      ],
      ['Jaza fomu na uitume', 'Hifadhi na urudi wakati wowote. Unapata risiti yenye nambari.'],
      ['Ukaguzi wa ukamilifu', 'Kitu kikikosekana, sehemu hiyo tu hufunguliwa kwako tena.'],
      [
        'Mapitio kwa vigezo vitano',
        'Athari kwa biashara ya Afrika, uwezekano wa kibiashara, mdhamini na utawala, mazingira na jamii, na ajira kwa wanawake na vijana.',
      ],
      [
        'Uamuzi na makubaliano',
        'Matokeo na sababu zake huonekana katika eneo lako la kazi na kwa barua pepe.',
      ],
    ],
    form: {
      title: 'Fomu ya Maombi',
      lead: 'Fomu hujazwa mtandaoni. Hizi ndizo nyaraka inazoomba, ili uzikusanye kwanza. Pia unaweza kuchapisha fomu tupu (PDF).',
      required: [
        ['Cheti cha usajili', 'Cha kampuni au taasisi inayoomba.'],
        ['Hesabu zilizokaguliwa', 'Miaka mitatu; miwili kwa biashara ndogo na za kati.'],
        ['Mpango wa biashara', 'Soko, gharama, fedha na ulipaji.'],
        ['Uthibitisho wa umiliki', 'Kila mwenye hisa, jumla ikiwa 100%.'],
      ],
      optional: [
        ['Modeli ya fedha', 'Kama lahajedwali pamoja na dhana zake.'],
        ['Upembuzi yakinifu', 'Kwa viwanda vipya na upanuzi mkubwa.'],
        ['Utafiti wa mazingira', 'Pale mradi unapoathiri ardhi, maji au watu.'],
      ],
      start: {
        title: 'Uko tayari kuomba?',
        lead: 'Unahitaji akaunti ili kuomba.',
        action: 'Anza ombi',
        login: 'Ingia',
      },
    },
  },
};
