import type { AboutWords } from '../words.ts';

export const about: AboutWords = {
  aboutUs: {
    title: 'Kuhusu Mfuko wa Marekebisho',
    lead: 'Biashara huria zaidi huleta faida kwa miaka, ilhali baadhi ya gharama zake huja mara moja. Mfuko upo ili kuzivusha nchi na biashara katika pengo hilo.',
  },
  background: {
    title: 'Usuli',
    body: `
Mkataba unaoanzisha Eneo Huria la Biashara la Bara la Afrika ulitiwa saini Kigali tarehe 21 Machi 2018 na ukaanza kutumika tarehe 30 Mei 2019. Biashara chini yake ilianza tarehe 1 Januari 2021. Kati ya wanachama 55 wa Umoja wa Afrika, 54 wametia saini, na 48 walikuwa wamewasilisha hati ya kuridhia kufikia Februari 2025.

Nchi zilikubaliana kufungua 90% ya mistari ya ushuru kwa miaka mitano. Nchi zenye maendeleo duni zaidi zina miaka kumi, na kundi la nchi sita (Ethiopia, Madagaska, Malawi, Sudan, Zambia na Zimbabwe) lina miaka kumi na mitano. 7% nyingine ya mistari ni nyeti na huchukua muda zaidi; 3% kwa wingi inaweza kuachwa nje.

Ushuru mdogo unamaanisha mapato machache kwa baadhi ya hazina na ushindani mpya kwa baadhi ya makampuni kabla masoko mapya hayajafidia. Kwa sababu hii Baraza Kuu la Umoja wa Afrika na mawaziri wa biashara waliomba mfuko wa marekebisho. Sekretarieti ya Mkataba na Benki ya Afrika ya Usafirishaji na Uagizaji (Afreximbank) waliuanzisha pamoja.

## Hatua kuu

- **Februari 2022.** Makubaliano ya usimamizi wa Mfuko wa Msingi yanatiwa saini Cairo.
- **Juni 2022.** Afreximbank inahuisha fungu la dola bilioni 1 za Marekani kwa marekebisho na kuongeza ruzuku ya dola milioni 10 ya kuanzisha Mfuko wa Msingi.
- **Machi 2023.** Rwanda inatia saini makubaliano ya kuwa mwenyeji wa Mfuko Kigali.
- **Septemba 2023.** Bodi inakutana kwa mara ya kwanza.
- **Julai 2025.** Mkopo wa kwanza wa Mfuko wa Mikopo unatangazwa: dola milioni 10 kwa kundi la mawasiliano ya simu.

Tarehe na kiasi hivi vinatoka katika taarifa za umma, si katika vitabu vya Mfuko.`,
  },
  overview: {
    title: 'Muhtasari wa Mfuko wa Marekebisho',
    body: `
Mahitaji ya msaada wa marekebisho barani yamekadiriwa kuwa takriban dola bilioni 10 za Marekani kwa miaka mitano hadi kumi. Mfuko hukusanya michango ya aina mbalimbali na kutoa kila mmoja kwa namna inayoufaa. Una sehemu tatu.

- **Mfuko wa Msingi.** Michango ya Nchi Wanachama, ruzuku na msaada wa kiufundi. Kwa nchi: mapato ya ushuru yaliyopotea, na kutekeleza Mkataba. Uko wazi kwa maombi hapa.
- **Mfuko Mkuu.** Fedha za masharti nafuu kwa miundombinu ambayo biashara hutegemea na kwa viwanda. Hauko wazi kwa maombi katika lango hili.
- **Mfuko wa Mikopo.** Fedha za kibiashara kwa sekta ya umma na binafsi. Uko wazi kwa maombi hapa.

Wanachama wote wa eneo la biashara wanaweza kuuendea Mfuko, wawe tayari wanafanya biashara chini ya Mkataba au la. Vigezo huwekwa na mawaziri wa biashara, Bodi na kamati yake, na Mfuko huamua bila kuegemea wanaouchangia.`,
  },
  mandate: {
    title: 'Jukumu la Mfuko wa Marekebisho',
    body: `
Mfuko husaidia Nchi Wanachama na sekta yao binafsi kuzoea soko la bara na kushiriki humo. Jukumu lake linahusu aina nne za mzigo ambao biashara huria zaidi inaweza kuleta:

- kupotea kwa mapato ya ushuru ushuru unaposhuka;
- mapungufu katika miundombinu ambayo biashara inahitaji;
- minyororo ya ugavi inayobadilika au kukatika;
- makampuni yanayohitaji vifaa vipya ili kushindana.

Msimamizi wa Mfuko ni Mfuko wa Maendeleo ya Mauzo ya Nje Afrika (FEDA), mwekezaji wa matokeo katika kundi la Afreximbank mwenye makao Kigali.`,
  },
  baseFundMandate: {
    title: 'Jukumu la Mfuko wa Msingi',
    body: `
Mfuko wa Msingi huhudumia nchi. Hutumia michango ya Nchi Wanachama, ruzuku na msaada wa kiufundi. Huisaidia nchi katika mambo mawili:

- kufidia mapato ya ushuru yaliyopotea ushuru unaposhuka, kwa hesabu inayoweza kukaguliwa;
- kutekeleza Mkataba pamoja na itifaki na viambatisho vyake, kuanzia ofa za ushuru katika mifumo ya forodha hadi kanuni za asili ya bidhaa na urahisishaji wa biashara.

Msaada huenda pamoja na mageuzi: nchi huonyesha itakachofanya, lini, na jinsi itakavyopima. [Soma vigezo vya ustahiki](/applications/base-fund#eligibility).`,
  },
  creditFundMandate: {
    title: 'Jukumu la Mfuko wa Mikopo',
    body: `
Mfuko wa Mikopo hukusanya na kukopesha fedha za kibiashara kwa makampuni, taasisi za fedha na mashirika ya umma ambayo miradi yao huongeza biashara ndani ya Afrika. Biashara ndogo na za kati, na zile zinazoongozwa na wanawake na vijana, zimetajwa katika lengo lake.

Malengo yake ni biashara, viwanda, uchumi wenye sekta nyingi zaidi na ukuaji unaowafikia watu wengi zaidi. Sekta ni pamoja na viwanda, kilimo biashara, bidhaa za matumizi na rejareja, huduma za fedha, teknolojia, usafiri na usafirishaji, maeneo ya viwanda na miundombinu mingine ya biashara. [Soma vigezo vya uwekezaji](/applications/credit-fund#criteria).`,
  },
  partners: {
    title: 'Washirika wetu',
    lead: 'Taasisi zilizoanzisha, zinazosimamia, zilizo wenyeji au zilizoupa Mfuko jukumu, kwa mujibu wa vyanzo vya umma. Alama ni michoro iliyotengenezwa kwa lango hili, si nembo zao.',
  },
};
