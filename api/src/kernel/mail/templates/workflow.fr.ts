import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `Demande ${applicationNumber} : du nouveau`,
    paragraphs: [
      {
        ON_HOLD: `Votre demande ${applicationNumber} est suspendue. Vous n’avez rien à faire jusqu’à notre prochain message.`,
        RELEASED: `Nous avons repris l’examen de votre demande ${applicationNumber} là où il avait été suspendu.`,
        WITHDRAWN: `Votre demande ${applicationNumber} a été retirée. Si vous ne l’avez pas demandé, écrivez-nous.`,
        EXPIRED: `Votre demande ${applicationNumber} a été close, car les modifications demandées ne sont pas arrivées à temps.`,
        REOPENED: `Votre demande ${applicationNumber} est rouverte et en cours d’examen.`,
      }[status],
    ],
    quote: message,
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `Veuillez confirmer la demande ${applicationNumber}`,
    paragraphs: [
      `Une demande a été saisie pour vous : ${applicationNumber}, « ${projectTitle} ».`,
      `Ouvrez le lien dans les ${days} jours, lisez ce qui a été saisi et confirmez-le sur la page, ou saisissez le numéro et ce code. Ouvrir le lien ne suffit pas à confirmer. Vous pouvez aussi lire le code à la personne qui l’a saisie.`,
      'Si vous n’avez pas donné votre accord, dites-le sur la même page.',
    ],
    code,
    link: { label: 'Lire et confirmer la demande', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `Demande ${applicationNumber} : transmise`,
    paragraphs: [
      `La demande ${applicationNumber} est désormais entre les seules mains du demandeur.`,
      'Seul le compte du demandeur peut maintenant la modifier, la renvoyer ou la retirer.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `Le demandeur a refusé la demande ${applicationNumber}`,
    paragraphs: [
      `La demande ${applicationNumber}, « ${projectTitle} », a été saisie par le personnel pour un demandeur. Le demandeur déclare ne pas avoir donné son accord.`,
      'Elle ne peut être ni recommandée ni approuvée. Veuillez établir ce qui s’est passé, puis la retirer ou interroger de nouveau le demandeur.',
    ],
    quote: message,
    link: { label: 'Ouvrir la demande', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `Demande ${applicationNumber} à examiner`,
    paragraphs: [
      `${assignedBy} vous demande d’examiner la demande ${applicationNumber}, « ${projectTitle} ».`,
      ...(dueOn === '' ? [] : [`Veuillez terminer votre examen avant le ${dueOn}.`]),
      'Déclarez d’abord si vous avez un conflit d’intérêts.',
    ],
    link: { label: 'Ouvrir la demande', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `Demande ${applicationNumber} : vos modifications manquent encore`,
    paragraphs: [
      `La date prévue pour vos modifications de la demande ${applicationNumber} est passée.`,
      `Envoyez-les avant le ${endsOn}. Ensuite, la demande sera close.`,
      ...(isLast ? ['Ceci est le dernier rappel.'] : []),
    ],
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'Votre brouillon va être supprimé',
    paragraphs: [
      `Votre brouillon « ${projectTitle} » n’a pas été ouvert depuis longtemps.`,
      `Il sera supprimé le ${deletedOn}, sauf si vous le continuez.`,
    ],
    link: { label: 'Ouvrir ma demande', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `Examen de la demande ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `Votre examen de la demande ${applicationNumber} était attendu pour le ${dueOn} et est en retard.`
        : `Votre examen de la demande ${applicationNumber} est attendu pour le ${dueOn}.`,
    ],
    link: { label: 'Ouvrir mes examens', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `Une modification de ${fundTitle} attend une deuxième personne`,
    paragraphs: [`${proposedBy} propose : ${what}.`, 'Veuillez l’examiner, puis l’approuver ou la rejeter.'],
    link: { label: 'Ouvrir les fonds', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `Votre proposition pour ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'Votre proposition a été approuvée et exécutée.',
        REJECTED: 'Votre proposition a été rejetée.',
        EXPIRED: 'Votre proposition a expiré, car personne ne s’est prononcé à temps.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'Ouvrir les fonds', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'Un nouvel administrateur attend votre approbation',
    paragraphs: [
      `${proposedBy} propose ${person} comme administrateur.`,
      'Veuillez approuver ou rejeter. L’invitation n’est envoyée qu’après votre approbation.',
    ],
    link: { label: 'Ouvrir la gestion des utilisateurs', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `Votre proposition : ${person} comme administrateur`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'Ouvrir la gestion des utilisateurs', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `Le registre de ${fundTitle} ne tombe pas juste`,
    paragraphs: [
      `Le contrôle de nuit a trouvé un écart : ${difference}.`,
      'Ne déplacez pas l’argent de ce fonds avant de l’avoir expliqué.',
    ],
    link: { label: 'Ouvrir les fonds', href: funds },
  }),
};
