import type { NewsWords } from '../words.ts';

export const news: NewsWords = {
  title: 'Habari na nyenzo',
  lead: 'Miongozo na matangazo kwa waombaji. Makala zote ni mifano iliyoandikwa kwa lango hili.',
  posts: [
    {
      title: 'Jinsi ya kuandaa hesabu ya hasara ya ushuru mstari kwa mstari',
      summary: 'Cha kuandaa kabla ya kufungua fomu ya Mfuko wa Msingi.',
      alt: 'Mchoro wa lahajedwali lenye mstari mmoja uliowekewa alama',
      body: `
Dai la mapato ya ushuru yaliyopotea hupitiwa kwa urahisi kila takwimu inapoweza kufuatiliwa hadi chanzo chake. Fanya kazi kwa sura za Mfumo Uliowianishwa na uweke mstari mmoja kwa kila sura.

## Safu nne kwa kila mstari

- thamani ya bidhaa zilizoagizwa kutoka Nchi Wanachama katika mwaka wa msingi;
- kiwango cha ushuru kabla ofa ya ushuru haijaanza kutumika;
- kiwango cha ushuru kinachotumika sasa;
- tofauti ya mapato, iliyokokotolewa kutoka safu tatu za kwanza.

## Makosa matatu ya kawaida

1. Bidhaa kutoka nje ya eneo la biashara huhesabiwa pia.
2. Mwaka wa msingi ni mwaka ambao biashara ilikatizwa.
3. Misamaha iliyokuwepo tayari huhesabiwa kama hasara.

Weka dondoo la forodha pamoja na jedwali. Mkaguzi atachagua mistari michache na kuifuatilia. [Soma vigezo vya ustahiki](/applications/base-fund#eligibility) kwanza.`,
    },
    {
      title: 'Nyaraka za Mfuko wa Mikopo: maana ya “hesabu zilizokaguliwa”',
      summary: 'Miaka mitatu kwa makampuni, miwili kwa biashara ndogo na za kati.',
      alt: 'Mchoro wa karatasi mbili zenye alama ya tiki',
      body: `
Mfuko wa Mikopo huomba hesabu zilizochunguzwa na mkaguzi huru. Ripoti ya mkaguzi ni sehemu ya faili: mizania peke yake haitoshi.

- **Makampuni na taasisi** hupakia miaka mitatu ya fedha iliyopita.
- **Biashara ndogo na za kati** hupakia miwili iliyopita.
- **Makampuni ya mradi** yaliyo mapya zaidi hupakia hesabu za wadhamini wao.

Weka kila mwaka katika PDF moja isiyozidi MB 5. Ikiwa hesabu haziko katika mojawapo ya lugha sita za lango, ongeza tafsiri ya majedwali makuu.`,
    },
    {
      title: 'Wakaguzi wanatafuta nini katika mpango wa mageuzi',
      summary: 'Ziara ya vigezo vitano vya Mfuko wa Msingi.',
      alt: 'Mchoro wa karatasi ya alama yenye mihimili mitano',
      body: `
Kila ombi la Mfuko wa Msingi hupewa alama kwa vigezo vitano. Uzito umechapishwa, ili uone juhudi inalipa wapi.

- **Hitaji lililopimwa, 30%.** Hasara au pengo limepimwa na njia imeelezwa.
- **Dhamira ya mageuzi, 25%.** Mpango unataja hatua, tarehe na wanaowajibika.
- **Uwezekano wa utekelezaji, 20%.** Watu, mifumo na fedha vipo au vimewekwa katika bajeti.
- **Thamani iliyoongezwa, 15%.** Msaada unawezesha kile ambacho kisingetokea bila huo.
- **Wanawake, vijana na kanda, 10%.** Nani anafaidika, na majirani wanapata nini.

Mpango mfupi wenye tarehe hupata alama bora kuliko mrefu usio nazo.`,
    },
    {
      title: 'Lango sasa linazungumza lugha sita',
      summary: 'Kiingereza, Kifaransa, Kireno, Kiarabu, Kihispania na Kiswahili.',
      alt: 'Mchoro wa ukurasa wa kalenda kando ya kipande kilichofumwa',
      body: `
Kurasa za umma, fomu na ujumbe zinapatikana katika lugha sita za jumuiya ya Mkataba. Chagua moja juu ya ukurasa wowote; chaguo hubaki kwenye kifaa chako.

Unaweza kujaza fomu kwa lugha yoyote kati ya sita. Barua pepe hufuata lugha ya wasifu wako. Pale maandishi hayajatafsiriwa bado, ya Kiingereza huonyeshwa na kuwekewa alama hiyo.

Umeona sentensi inayoweza kuwa bora? [Tuandikie](/contact-us).`,
    },
  ],
};
