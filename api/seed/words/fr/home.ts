import type { HomeWords } from '../words.ts';

export const home: HomeWords = {
  hero: {
    title: 'Un commerce plus libre change les recettes des États et la concurrence entre entreprises.',
    lead: 'Le Fonds d’ajustement aide les États parties et les entreprises à s’adapter au marché continental. Déposez une candidature au Fonds de base ou au Fonds de crédit, enregistrez au fur et à mesure et suivez chaque étape de la décision.',
    primary: 'Commencer une candidature',
    secondary: 'À propos du Fonds d’ajustement',
  },
  starter: {
    title: 'Quel fonds vous convient ?',
    lead: 'Dites-nous qui dépose la candidature.',
    choices: [
      ['Un organisme public', 'Ministère, douanes ou administration fiscale, communauté régionale'],
      ['Une entreprise ou une PME', 'Tout secteur qui ne figure pas sur la liste d’exclusion'],
      ['Une banque ou une institution financière', 'Pour prêter aux entreprises qui commercent en Afrique'],
    ],
    action: 'Vérifier l’éligibilité',
    note: 'Environ deux minutes. Sans compte.',
  },
  cloth: {
    strips: '54 bandes, une seule étoffe. Chaque bande est un signataire de l’Accord.',
    woven: '48 sont tissées : instrument déposé, février 2025.',
  },
  intro: {
    title: 'Deux fonds, deux formes de soutien',
    lead: 'Chaque fonds a ses critères et son formulaire. Voyez quelles règles vous remplissez, lesquelles vous ne remplissez pas, et que faire ensuite.',
  },
  funds: [
    {
      title: 'Fonds de base',
      audience: 'Pour les États et leurs organismes',
      points: [
        'Recettes tarifaires perdues avec la baisse des droits',
        'Mise en œuvre de l’Accord, de ses protocoles et annexes',
        'Aide technique aux réformes douanières et commerciales',
      ],
      action: 'Vérifier mon éligibilité',
      note: '5 critères',
      links: ['Critères d’éligibilité', 'Procédure de candidature', 'Formulaire de candidature'],
    },
    {
      title: 'Fonds de crédit',
      audience: 'Pour les entreprises, les banques et les sociétés d’État',
      points: [
        'Croissance dans l’industrie, l’agro-industrie, les transports et les services',
        'Prêts, garanties et lignes de crédit pour le commerce intra-africain',
        'Entreprises dirigées par des femmes et par des jeunes',
      ],
      action: 'Vérifier mon éligibilité',
      note: '6 critères',
      links: ['Critères d’investissement', 'Procédure de candidature', 'Formulaire de candidature'],
    },
  ],
  stepsHead: {
    title: 'Comment cela se passe',
    lead: 'Trois étapes vous reviennent, trois nous reviennent. Votre espace dit toujours à qui c’est le tour.',
  },
  steps: [
    ['Vérifier l’éligibilité', 'Cinq ou six règles à lire, sans compte.'],
    ['S’inscrire', 'Un compte pour votre organisation.'],
    ['Remplir et envoyer', 'Chaque champ s’enregistre pendant la saisie.'],
    ['Contrôle du dossier', 'Nous demandons ce qui manque.'],
    ['Examen', 'Noté selon des critères publiés.'],
    ['Décision', 'Vous recevez le résultat et ses raisons.'],
  ],
  figuresHead: { title: 'Chiffres clés', lead: '' },
  figures: [
    ['des 55 membres de l’Union africaine ont signé', 'En février 2025'],
    ['ont déposé leur instrument', 'En février 2025'],
    ['des lignes tarifaires à libéraliser d’abord', 'En 5 ans ; 10 pour les pays les moins avancés'],
    ['fonds ouverts aux candidatures', 'Fonds de base et Fonds de crédit'],
  ],
  postsHead: { title: 'Actualités et ressources', lead: '', link: 'Tous les articles' },
  partnersHead: { title: 'Partenaires', lead: '', link: 'Nos partenaires' },
  questionsHead: {
    title: 'Questions courantes',
    lead: 'Vous ne trouvez pas ? Écrivez-nous, une personne vous répondra.',
    link: 'Toutes les questions',
  },
};
