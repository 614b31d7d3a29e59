import type { FundsWords } from '../words.ts';

export const funds: FundsWords = {
  base: {
    title: 'Candidatures au Fonds de base',
    lead: 'Pour les États parties et leurs organismes : soutien en cas de perte de recettes tarifaires et pour l’application de l’Accord et de ses protocoles.',
    primary: 'Vérifier mon éligibilité',
    secondary: 'Commencer une candidature',
    facts: [
      ['Pour qui', 'Organismes publics et communautés régionales'],
      ['Formulaire', 'Par sections, enregistré au fur et à mesure'],
      ['Langues', 'Six'],
    ],
    rules: {
      title: 'Critères d’éligibilité',
      lead: 'Les cinq règles doivent être remplies le jour de l’envoi de la candidature.',
      rules: [
        [
          'Organisme public',
          'Le demandeur est un ministère, une administration fiscale ou douanière, un comité national, un autre organisme public ou une communauté économique régionale.',
        ],
        ['État partie', 'Le pays est un État partie à l’Accord.'],
        ['Instrument déposé', 'L’instrument de ratification a été déposé. Vous en joignez la preuve.'],
        ['Offre tarifaire', 'L’offre tarifaire est en vigueur, ou un plan de travail daté est joint.'],
        ['Approbation', 'Le ministère responsable appuie la demande par une lettre signée.'],
      ],
      check: {
        title: 'Un doute sur l’une d’elles ?',
        lead: 'Faites la vérification. Elle nomme la règle qui n’est pas remplie et dit que faire.',
        action: 'Vérifier mon éligibilité',
      },
    },
    processHead: {
      title: 'Procédure de candidature',
      lead: 'Deux étapes vous reviennent, trois nous reviennent. Chaque changement d’étape est daté dans votre espace.',
    },
    process: [
      [
        'Préparez vos documents',
        'La lettre d’approbation, la preuve de ratification et le calcul des pertes sont obligatoires.',
      ],
      [
        'Remplissez le formulaire et envoyez-le',
        'Enregistrez et revenez quand vous voulez. Vous recevez un reçu numéroté.',
      ],
      ['Contrôle du dossier', 'S’il manque quelque chose, seule cette section vous est rouverte.'],
      [
        'Examen selon cinq critères',
        'Besoin chiffré, engagement de réforme, faisabilité, valeur ajoutée, et effet sur les femmes, les jeunes et la région.',
      ],
      ['Décision et accord', 'Le résultat et ses raisons paraissent dans votre espace et par e-mail.'],
    ],
    form: {
      title: 'Formulaire de candidature',
      lead: 'Le formulaire se remplit en ligne. Voici les documents qu’il demande, pour que vous puissiez les réunir d’abord. Vous pouvez aussi imprimer un formulaire vierge (PDF).',
      required: [
        ['Lettre d’approbation', 'Signée par le ministère chargé du commerce ou des finances.'],
        ['Preuve de ratification', 'La preuve que l’instrument a été déposé.'],
        ['Calcul des pertes', 'Recettes avant et après, ligne par ligne, avec leurs sources.'],
      ],
      optional: [
        ['Données douanières', 'Les chiffres sur lesquels repose le calcul.'],
        ['Plan de réforme', 'Ce qui changera, qui en répond et à quelle date.'],
        ['Budget', 'L’emploi prévu du soutien.'],
      ],
      start: {
        title: 'Prêt à déposer une candidature ?',
        lead: 'Il vous faut un compte.',
        action: 'Commencer une candidature',
        login: 'Se connecter',
      },
    },
  },
  credit: {
    title: 'Candidatures au Fonds de crédit',
    lead: 'Pour les entreprises, les institutions financières et les sociétés d’État : financements commerciaux de projets qui développent le commerce intra-africain.',
    primary: 'Vérifier mon éligibilité',
    secondary: 'Commencer une candidature',
    facts: [
      ['Pour qui', 'Entreprises, PME, banques, sociétés d’État'],
      ['Formulaire', 'Par sections, enregistré au fur et à mesure'],
      ['Langues', 'Six'],
    ],
    rules: {
      title: 'Critères d’investissement',
      lead: 'Les six règles doivent être remplies le jour de l’envoi de la candidature. Les seuils sont fixés par fonds et indiqués dans le formulaire.',
      rules: [
        [
          'Établi dans un État partie',
          'Le demandeur est constitué dans un État partie et y exerce son activité.',
        ],
        ['Secteur', 'L’activité ne figure pas sur la liste d’exclusion.'],
        ['Comptes', 'Trois exercices sont disponibles ; deux pour les petites et moyennes entreprises.'],
        ['Apport propre', 'La part du demandeur atteint le minimum fixé par le fonds.'],
        [
          'Effet sur le commerce',
          'Le projet indique, chiffres à l’appui, ce qu’il apporte au commerce intra-africain.',
        ],
        [
          'Intégrité',
          'Ni le demandeur ni ses propriétaires ne sont en défaut de paiement ou sous sanctions.',
        ],
      ],
      check: {
        title: 'Un doute sur l’une d’elles ?',
        lead: 'Faites la vérification. Elle nomme la règle qui n’est pas remplie et dit que faire.',
        action: 'Vérifier mon éligibilité',
      },
    },
    processHead: {
      title: 'Procédure de candidature',
      lead: 'Deux étapes vous reviennent, trois nous reviennent. Chaque changement d’étape est daté dans votre espace.',
    },
    process: [
      [
        'Préparez vos documents',
        'L’immatriculation, les comptes audités, le plan d’affaires et la preuve de propriété sont obligatoires.',
      ],
      [
        'Remplissez le formulaire et envoyez-le',
        'Enregistrez et revenez quand vous voulez. Vous recevez un reçu numéroté.',
      ],
      ['Contrôle du dossier', 'S’il manque quelque chose, seule cette section vous est rouverte.'],
      [
        'Examen selon cinq critères',
        'Effet sur le commerce africain, viabilité commerciale, promoteur et gouvernance, environnement et société, et emplois pour les femmes et les jeunes.',
      ],
      ['Décision et accord', 'Le résultat et ses raisons paraissent dans votre espace et par e-mail.'],
    ],
    form: {
      title: 'Formulaire de candidature',
      lead: 'Le formulaire se remplit en ligne. Voici les documents qu’il demande, pour que vous puissiez les réunir d’abord. Vous pouvez aussi imprimer un formulaire vierge (PDF).',
      required: [
        ['Certificat d’immatriculation', 'De l’entreprise ou de l’institution qui dépose la candidature.'],
        ['Comptes audités', 'Trois exercices ; deux pour les petites et moyennes entreprises.'],
        ['Plan d’affaires', 'Marché, coûts, financement et remboursement.'],
        ['Preuve de propriété', 'Toutes les personnes qui détiennent une part, pour un total de 100 %.'],
      ],
      optional: [
        ['Modèle financier', 'Sous forme de tableur, avec ses hypothèses.'],
        ['Étude de faisabilité', 'Pour les nouvelles usines et les grandes extensions.'],
        ['Étude environnementale', 'Lorsque le projet touche des terres, l’eau ou des populations.'],
      ],
      start: {
        title: 'Prêt à déposer une candidature ?',
        lead: 'Il vous faut un compte.',
        action: 'Commencer une candidature',
        login: 'Se connecter',
      },
    },
  },
};
