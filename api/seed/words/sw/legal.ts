import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'Masharti ya matumizi',
    lead: 'Lango hili ni onyesho. Si tovuti rasmi, na chochote kinachotumwa kupitia humo si ombi kwa mfuko halisi.',
    body: `
## 1. Lango hili ni nini

Lango linaonyesha jinsi maombi kwa mfuko wa marekebisho yanavyoweza kutumwa, kupitiwa na kuamuliwa. Majina ya waombaji, kiasi, tarehe na maamuzi ni ya kubuni. Taarifa kuhusu eneo la biashara zinatoka katika vyanzo vya umma na zina tarehe zinazohusika.

## 2. Unachoweza kufanya

- Kusoma kurasa za umma bila akaunti.
- Kujisajili, kujaribu fomu na kutuma maombi ya mfano.
- Kuliandikia lango kupitia fomu ya mawasiliano.

## 3. Usichoruhusiwa kufanya

- Kuingiza taarifa binafsi au siri za biashara za watu wengine.
- Kupakia vitu visivyo halali au vinavyodhuru vifaa.
- Kujaribu kufikia taarifa za akaunti nyingine, au kulemea huduma.
- Kuonyesha kwamba uamuzi uliofanywa hapa unaibana taasisi halisi.

## 4. Hakuna ahadi ya fedha

Idhini katika lango hili haileti haki ya fedha. Kiasi, viwango na muda ni mifano na vinaweza kubadilika wakati wowote.

## 5. Upatikanaji na wajibu

Lango linatolewa kama lilivyo. Taarifa zinaweza kufutwa onyesho linapoanzishwa upya. Anayeendesha nakala hii ya lango anawajibika nayo na lazima abadilishe masharti haya kabla ya kulitumia kwa maombi halisi.

## 6. Maswali

Tuandikie kupitia [ukurasa wa mawasiliano](/contact-us).`,
  },
  privacy: {
    title: 'Sera ya faragha',
    lead: 'Kinachohifadhiwa unapotumia onyesho hili, kwa nini, na jinsi ya kuomba kiondolewe.',
    body: `
## 1. Tunachohifadhi

- **Akaunti.** Jina, anwani ya barua pepe, nchi na nambari ya simu. Nenosiri huhifadhiwa kwa umbo lisiloweza kusomeka tu.
- **Maombi.** Unachoandika, faili unazoambatisha na historia ya kila hatua.
- **Ujumbe.** Unachoandika katika fomu ya mawasiliano au unapoandikisha nia yako, na majibu yetu.
- **Kumbukumbu za usalama.** Saa, anwani na kifaa cha kila kuingia, na nani alibadilisha nini.

## 2. Tusichofanya

Kurasa hazipakii chochote kutoka makampuni mengine: hakuna matangazo, hakuna ufuatiliaji, hakuna fonti wala programu kutoka nje. Taarifa zako haziuzwi wala kukabidhiwa wengine.

## 3. Kinachobaki kwenye kifaa chako

Kivinjari huhifadhi tokeni yako ya kuingia, na kidakuzi kinachoifunga kwa kivinjari hiki, hadi utoke. Huhifadhi pia lugha yako, na ulichoandika katika fomu hadi utakapoituma. Kufuta hifadhi ya kivinjari huondoa vyote.

## 4. Nani anaweza kuona taarifa zako

Wakaguzi huona ombi baada tu ya kutamka kwamba hawana mgongano wa maslahi. Wasimamizi huona maombi ya mifuko yao. Wasimamizi wakuu huona akaunti na kumbukumbu. Wengine wote hawaoni chochote.

## 5. Kwa muda gani

Data ya mfano hubaki hadi onyesho lianzishwe upya. Anayetumia programu hii kwa maombi halisi lazima aweke muda hapa na amtaje anayewajibika na taarifa.

## 6. Maombi yako

Uliza kupitia [ukurasa wa mawasiliano](/contact-us) kilichohifadhiwa kukuhusu, au uombe kisahihishwe au kifutwe.`,
  },
};
