import type { NewsWords } from '../words.ts';

export const news: NewsWords = {
  title: 'Actualités et ressources',
  lead: 'Guides et avis pour les demandeurs. Tous les articles sont des exemples rédigés pour ce portail.',
  posts: [
    {
      title: 'Établir un calcul de pertes tarifaires ligne par ligne',
      summary: 'Ce qu’il faut préparer avant d’ouvrir le formulaire du Fonds de base.',
      alt: 'Dessin d’une feuille de calcul dont une ligne est marquée',
      body: `
Une demande pour perte de recettes tarifaires s’examine plus facilement lorsque chaque chiffre se retrouve à sa source. Travaillez par chapitre du Système harmonisé et gardez une ligne pour chacun.

## Quatre colonnes par ligne

- la valeur des importations en provenance d’États parties pendant l’année de référence ;
- le taux du droit avant l’entrée en vigueur de l’offre tarifaire ;
- le taux du droit qui s’applique aujourd’hui ;
- la différence de recettes, calculée à partir des trois premières.

## Trois erreurs fréquentes

1. Les importations extérieures à la zone sont comptées aussi.
2. L’année de référence est une année où les échanges ont été interrompus.
3. Des exonérations qui existaient déjà sont traitées comme une perte.

Gardez l’extrait des douanes à côté de la feuille. L’examinateur choisira quelques lignes et remontera à leur source. [Lisez d’abord les critères d’éligibilité](/applications/base-fund#eligibility).`,
    },
    {
      title: 'Documents du Fonds de crédit : ce que veut dire « comptes audités »',
      summary: 'Trois exercices pour les entreprises, deux pour les petites et moyennes entreprises.',
      alt: 'Dessin de deux feuilles de papier avec une coche',
      body: `
Le Fonds de crédit demande des comptes examinés par un auditeur indépendant. Le rapport de l’auditeur fait partie du dossier : un bilan seul ne suffit pas.

- **Les entreprises et les institutions** joignent les trois derniers exercices.
- **Les petites et moyennes entreprises** joignent les deux derniers.
- **Les sociétés de projet** plus récentes joignent les comptes de leurs promoteurs.

Mettez chaque exercice dans un PDF de 5 Mo au plus. Si les comptes ne sont pas dans l’une des six langues du portail, ajoutez une traduction des tableaux principaux.`,
    },
    {
      title: 'Ce que les examinateurs cherchent dans un programme de réforme',
      summary: 'Un tour des cinq critères du Fonds de base.',
      alt: 'Dessin d’une fiche de notation à cinq barres',
      body: `
Chaque candidature au Fonds de base est notée selon cinq critères. Les poids sont publiés, pour que vous voyiez où l’effort compte.

- **Besoin chiffré, 30 %.** La perte ou la lacune est mesurée et la méthode expliquée.
- **Engagement de réforme, 25 %.** Le plan nomme les mesures, les dates et les responsables.
- **Faisabilité, 20 %.** Personnel, systèmes et argent sont en place ou budgétés.
- **Valeur ajoutée, 15 %.** Le soutien rend possible ce qui ne se ferait pas sans lui.
- **Femmes, jeunes et région, 10 %.** Qui en profite, et ce que cela apporte aux voisins.

Un plan court avec des dates obtient une meilleure note qu’un long plan qui n’en a pas.`,
    },
    {
      title: 'Le portail parle maintenant six langues',
      summary: 'Anglais, français, portugais, arabe, espagnol et swahili.',
      alt: 'Dessin d’une page de calendrier à côté d’une bande tissée',
      body: `
Les pages publiques, les formulaires et les messages existent dans les six langues de la communauté de l’Accord. Choisissez-en une en haut de chaque page ; le choix reste sur votre appareil.

Vous pouvez remplir le formulaire dans l’une des six langues. Les e-mails suivent la langue de votre profil. Lorsqu’un texte n’est pas encore traduit, le texte anglais s’affiche et il est signalé comme tel.

Une phrase pourrait être meilleure ? [Écrivez-nous](/contact-us).`,
    },
  ],
};
