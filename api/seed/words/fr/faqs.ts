import type { FaqWords } from '../words.ts';

export const faqs: FaqWords = {
  stopAndReturn: [
    'Puis-je arrêter et revenir à ma candidature ?',
    'Oui. Chaque champ est enregistré dans votre compte, et gardé sur votre appareil lorsque la connexion est coupée. Le formulaire indique l’heure du dernier enregistrement.',
  ],
  onBehalf: [
    'Quelqu’un peut-il déposer une candidature pour mon organisation ?',
    'Oui. Lorsque vous ne pouvez pas utiliser le formulaire, le personnel du Fonds peut saisir une candidature en votre nom. Vous recevez le reçu vous aussi. Celui qui a saisi une candidature ne peut jamais l’examiner ni la décider.',
  ],
  fileTypes: [
    'Quels types de fichiers puis-je joindre ?',
    'Documents : DOC, DOCX, PDF et ODT, 5 Mo au plus chacun. Images : JPEG, WebP, PNG et SVG, 2 Mo au plus chacune. Certaines questions acceptent aussi des tableurs (XLS, XLSX, ODS) ou une vidéo MP4.',
  ],
  howLong: [
    'Combien de temps prend une décision ?',
    'Il n’y a pas de nombre de jours fixe. Votre espace montre la date de chaque étape et à qui c’est le tour, et vous recevez un e-mail à chaque changement.',
  ],
  whatIs: [
    'Qu’est-ce que le Fonds d’ajustement ?',
    'Un fonds qui aide les États parties à l’accord commercial continental, et leurs entreprises, à s’adapter à un commerce plus libre. Il comprend un Fonds de base pour les États et un Fonds de crédit pour les entreprises et les institutions.',
  ],
  whichFund: [
    'À quel fonds dois-je m’adresser ?',
    'Les États, leurs organismes et les communautés économiques régionales s’adressent au Fonds de base. Les entreprises, les banques et les sociétés d’État s’adressent au Fonds de crédit. Vous pouvez avoir une candidature ouverte par fonds.',
  ],
  official: [
    'Est-ce un site officiel ?',
    'Non. C’est une démonstration avec des données d’exemple. Rien de ce qui y est envoyé n’atteint une institution réelle.',
  ],
  baseWho: [
    'Qui signe une candidature au Fonds de base ?',
    'Un organisme public l’envoie, avec une lettre signée du ministère responsable. Cette lettre est l’un des trois documents obligatoires.',
  ],
  revenueLoss: [
    'Qu’entend-on par perte de recettes tarifaires ?',
    'La différence entre les droits perçus sur les importations en provenance d’États parties avant l’entrée en vigueur de l’offre tarifaire et ceux perçus après. Vous pouvez demander moins que la perte calculée, jamais plus.',
  ],
  creditAmount: [
    'Y a-t-il un montant minimal ou maximal ?',
    'Chaque fonds a ses limites, que le formulaire affiche lorsque vous saisissez un montant. Les chiffres de ce portail sont des exemples.',
  ],
  audited: [
    'Mes comptes doivent-ils être audités ?',
    'Oui : trois exercices, ou deux pour les petites et moyennes entreprises. Une société de projet plus récente joint les comptes de ses promoteurs.',
  ],
  code: [
    'Pourquoi me demande-t-on un code à la connexion ?',
    'Un code envoyé à votre adresse e-mail protège le compte lorsque quelqu’un d’autre connaît le mot de passe. Le personnel en a toujours besoin ; les bénéficiaires peuvent l’activer dans leur profil.',
  ],
};
