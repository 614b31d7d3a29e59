import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.fr.ts';

export const fr: Templates = {
  greeting: (firstName) => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`),
  farewell: 'Cordialement,\nAdjustment Fund Portal',
  footer:
    'Ce message a été envoyé automatiquement. Personne au fonds ne vous demandera jamais votre mot de passe ni un code.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'Veuillez confirmer votre adresse e-mail',
    paragraphs: [
      "Merci de vous être inscrit sur l'Adjustment Fund Portal.",
      `Veuillez confirmer votre adresse e-mail dans les ${hours} heures. Vous pourrez ensuite vous connecter.`,
      'Si vous ne vous êtes pas inscrit, ignorez ce message.',
    ],
    link: { label: 'Confirmer mon adresse e-mail', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: 'Pouvons-nous vous envoyer nos nouvelles ?',
    paragraphs: [
      'Vous avez demandé à recevoir les nouvelles du Fonds par e-mail.',
      `Veuillez le confirmer dans les ${hours} heures. Sans cela, rien ne vous sera envoyé.`,
      'Si ce n’était pas vous, ignorez ce message.',
    ],
    link: { label: 'Oui, envoyez-moi les nouvelles', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      "Quelqu'un, sans doute vous, a essayé de s'inscrire avec cette adresse e-mail. Elle a déjà un compte.",
      'Vous pouvez vous connecter, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
    ],
    link: { label: 'Aller à la connexion', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: "Votre compte sur l'Adjustment Fund Portal",
    paragraphs: [
      `Un compte avec le rôle « ${role} » a été créé pour vous.`,
      `Veuillez choisir votre mot de passe dans les ${hours} heures.`,
    ],
    link: { label: 'Choisir mon mot de passe', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'Votre code de connexion',
    paragraphs: [
      `Saisissez ce code pour terminer la connexion. Il est valable ${minutes} minutes et ne sert qu'une fois.`,
      "Si vous n'avez pas essayé de vous connecter, quelqu'un connaît votre mot de passe : changez-le.",
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: [
      `Votre compte a été utilisé depuis un appareil inconnu : ${device}, adresse ${ip}, ${at}.`,
      "Si c'était vous, il n'y a rien à faire. Sinon, choisissez un nouveau mot de passe ; toutes les sessions seront fermées.",
    ],
    link: { label: 'Voir mes connexions', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'Votre compte est bloqué pour un moment',
    paragraphs: [
      `Il y a eu trop de tentatives de connexion erronées ; votre compte est bloqué pendant ${minutes} minutes.`,
      "Si ce n'était pas vous, choisissez un nouveau mot de passe dès qu'il sera de nouveau ouvert.",
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `Utilisez ce code ou le lien pour choisir un nouveau mot de passe. Ils sont valables ${minutes} minutes.`,
      "Si vous n'avez rien demandé, ignorez ce message : votre mot de passe ne change pas.",
    ],
    code,
    link: { label: 'Choisir un nouveau mot de passe', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      `Le mot de passe de votre compte a été changé (${at}) et vos autres sessions ont été fermées.`,
      "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez-nous.",
    ],
    link: { label: 'Choisir un nouveau mot de passe', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'La protection de votre compte a changé',
    paragraphs: [
      `${change} (${at}).`,
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    link: { label: 'Voir mon profil', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'Veuillez confirmer une autre adresse e-mail',
    paragraphs: [
      `L’adresse e-mail de votre compte doit devenir ${newEmail}.`,
      `Veuillez le confirmer dans les ${hours} heures. Le changement compte dès que l’adresse actuelle et la nouvelle ont dit oui.`,
      'Si vous n’avez rien demandé, ne le confirmez pas et choisissez un nouveau mot de passe.',
    ],
    link: { label: 'Confirmer le changement', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Votre adresse e-mail a été changée',
    paragraphs: [
      `Votre compte a désormais l’adresse ${newEmail} et toutes les sessions ont été fermées.`,
      'Si ce n’était pas vous, écrivez-nous tout de suite.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `Demande ${applicationNumber} reçue`,
    paragraphs: [
      `Nous avons reçu votre demande ${applicationNumber}, « ${projectTitle} », adressée au ${fundTitle}.`,
      'Nous vous écrirons quand son état changera. Vous pouvez la suivre dans votre espace de travail.',
      ...(receipt ? [`Reçu (SHA-256) : ${receipt}`] : []),
    ],
    link: { label: 'Mes demandes', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `Demande ${applicationNumber} : modifications demandées`,
    paragraphs: [
      `Veuillez modifier les parties indiquées de votre demande et la renvoyer avant le ${dueAt}.`,
    ],
    quote: message,
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `Demande ${applicationNumber} : décision`,
    paragraphs: [
      {
        APPROVED: `Votre demande ${applicationNumber} a été approuvée.`,
        REJECTED: `Votre demande ${applicationNumber} n'a pas été approuvée.`,
        INELIGIBLE: `Votre demande ${applicationNumber} n'est pas éligible.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `Nouveau message sur la demande ${applicationNumber}`,
    paragraphs: ['Vous avez un nouveau message sur votre demande.'],
    quote: message,
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `Un fichier a été supprimé : ${fileName}`,
    paragraphs: [
      `L'antivirus a trouvé « ${threat} » dans le fichier « ${fileName} » que vous avez déposé. Le fichier a été supprimé et ne peut plus être ouvert.`,
      "Veuillez nettoyer l'ordinateur d'où il vient et déposer une copie saine là où le fichier est nécessaire.",
    ],
  }),
  'from-content': fromContent,
};
