import type { FaqWords } from '../words.ts';

export const faqs: FaqWords = {
  stopAndReturn: [
    'Je, ninaweza kusimama na kurudi kwenye ombi langu?',
    'Ndiyo. Kila sehemu huhifadhiwa katika akaunti yako, na kwenye kifaa chako mtandao unapokatika. Fomu huonyesha saa ya hifadhi ya mwisho.',
  ],
  onBehalf: [
    'Je, mtu anaweza kuomba kwa niaba ya shirika langu?',
    'Ndiyo. Usipoweza kutumia fomu mwenyewe, wafanyakazi wa Mfuko wanaweza kuingiza ombi kwa niaba yako. Nawe pia unapata risiti. Aliyeingiza ombi hawezi kamwe kulipitia wala kuliamua.',
  ],
  fileTypes: [
    'Ni aina gani za faili ninazoweza kupakia?',
    'Nyaraka: DOC, DOCX, PDF na ODT, hadi MB 5 kila moja. Picha: JPEG, WebP, PNG na SVG, hadi MB 2 kila moja. Baadhi ya maswali hukubali pia lahajedwali (XLS, XLSX, ODS) au video ya MP4.',
  ],
  howLong: [
    'Uamuzi huchukua muda gani?',
    'Hakuna idadi maalum ya siku. Eneo lako la kazi huonyesha tarehe ya kila hatua na zamu ni ya nani, na unapata barua pepe kitu kinapobadilika.',
  ],
  whatIs: [
    'Mfuko wa Marekebisho ni nini?',
    'Mfuko unaosaidia Nchi Wanachama wa mkataba wa biashara wa bara, na biashara zilizomo, kuzoea biashara huria zaidi. Una Mfuko wa Msingi kwa nchi na Mfuko wa Mikopo kwa makampuni na taasisi.',
  ],
  whichFund: [
    'Niombe mfuko upi?',
    'Nchi, taasisi zake na jumuiya za kiuchumi za kikanda huomba Mfuko wa Msingi. Makampuni, benki na mashirika ya umma huomba Mfuko wa Mikopo. Unaweza kuwa na ombi moja lililo wazi kwa kila mfuko.',
  ],
  official: [
    'Je, hii ni tovuti rasmi?',
    'Hapana. Ni onyesho lenye data ya mfano. Chochote kinachotumwa humo hakiifikii taasisi halisi.',
  ],
  baseWho: [
    'Nani hutia saini ombi la Mfuko wa Msingi?',
    'Taasisi ya serikali hulituma, pamoja na barua iliyotiwa saini na wizara husika. Barua ni mojawapo ya nyaraka tatu zinazohitajika.',
  ],
  revenueLoss: [
    'Ni nini huhesabiwa kama hasara ya mapato ya ushuru?',
    'Tofauti kati ya ushuru uliokusanywa kwa bidhaa kutoka Nchi Wanachama kabla ofa ya ushuru haijaanza kutumika na uliokusanywa baadaye. Unaweza kudai chini ya hasara iliyokokotolewa, kamwe si zaidi.',
  ],
  creditAmount: [
    'Je, kuna kiasi cha chini au cha juu?',
    'Kila mfuko una mipaka yake, ambayo fomu huonyesha unapoingiza kiasi. Takwimu katika lango hili ni mifano.',
  ],
  audited: [
    'Je, hesabu zangu lazima zikaguliwe?',
    'Ndiyo: miaka mitatu ya fedha, au miwili kwa biashara ndogo na za kati. Kampuni ya mradi iliyo mpya zaidi hupakia hesabu za wadhamini wake.',
  ],
  code: [
    'Kwa nini naombwa msimbo ninapoingia?',
    'Msimbo unaotumwa kwa barua pepe yako hulinda akaunti mtu mwingine anapojua nenosiri. Wafanyakazi huuhitaji daima; wanufaika wanaweza kuuwasha katika wasifu wao.',
  ],
};
