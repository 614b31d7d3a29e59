import type { FrameWords } from '../words.ts';

export const frame: FrameWords = {
  header: { brand: 'Fonds d’ajustement', product: 'Portail' },
  footer: {
    tagline: 'Candidatures au Fonds de base et au Fonds de crédit, en un seul lieu.',
    assistance: 'Assistance',
    compliance: 'Conformité',
    stayInTouch: 'Rester en contact',
    stayInTouchNote: 'Écrivez-nous dans l’une des six langues du portail.',
    copyright: '© 2025 Portail du Fonds d’ajustement. Tous droits réservés.',
    note: 'Démonstration avec des données d’exemple. Ce n’est pas un site officiel.',
    logos: ['Secrétariat du traité', 'Banque de développement', 'Gestionnaire du fonds'],
  },
  faqs: {
    title: 'Questions fréquentes',
    lead: 'Réponses courtes sur les deux fonds, le formulaire et votre compte.',
  },
  contactUs: {
    title: 'Nous contacter',
    lead: 'Écrivez-nous dans l’une des six langues du portail. Vous recevez aussitôt un numéro de dossier, puis une réponse par e-mail.',
    offices: { title: 'Bureaux', lead: 'Les adresses et les numéros sont des exemples.' },
    form: {
      title: 'Écrivez-nous',
      lead: 'Gardez votre numéro de candidature à portée de main si vous en avez un.',
    },
  },
  emails: {
    contactReceived: {
      subject: 'Nous avons reçu votre message [{{ticketNumber}}]',
      body: `Merci pour votre message. Son numéro de dossier est {{ticketNumber}}.

Une personne le lira et répondra à cette adresse.`,
    },
    contactReply: {
      subject: 'Re : {{subject}} [{{ticketNumber}}]',
      body: `Merci de nous avoir écrit. Pour nous répondre, passez par notre page de contact et indiquez {{ticketNumber}} dans l’objet.

Voici notre réponse.`,
    },
    interestReceived: {
      subject: 'Merci de votre intérêt',
      body: `Nous avons noté votre intérêt pour le Fonds d’ajustement et vous écrirons lorsqu’il y aura du nouveau.

Si vous ne l’avez pas demandé, dites-le-nous par la page de contact et nous supprimerons votre adresse.`,
    },
  },
};
