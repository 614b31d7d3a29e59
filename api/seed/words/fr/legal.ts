import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce portail est une démonstration. Ce n’est pas un site officiel, et rien de ce qui y est envoyé n’est une candidature à un fonds réel.',
    body: `
## 1. Ce qu’est ce portail

Le portail montre comment des candidatures à un fonds d’ajustement peuvent être déposées, examinées et décidées. Les noms des demandeurs, les montants, les dates et les décisions sont inventés. Les faits sur la zone de libre-échange viennent de sources publiques et portent la date à laquelle ils se rapportent.

## 2. Ce que vous pouvez faire

- Lire les pages publiques sans compte.
- Vous inscrire, essayer les formulaires et envoyer des candidatures d’exemple.
- Écrire au portail par le formulaire de contact.

## 3. Ce que vous ne pouvez pas faire

- Saisir les données personnelles ou les secrets d’affaires d’autrui.
- Téléverser des contenus illicites ou nuisibles aux appareils.
- Tenter d’atteindre les données d’autres comptes ou surcharger le service.
- Donner l’impression qu’une décision prise ici engage une institution réelle.

## 4. Aucune promesse de financement

Une approbation dans ce portail ne donne droit à aucune somme. Montants, seuils et délais sont des exemples et peuvent changer à tout moment.

## 5. Disponibilité et responsabilité

Le portail est fourni tel quel. Les données peuvent être effacées lorsque la démonstration est réinitialisée. Celui qui exploite cette copie du portail en est responsable et doit remplacer ces conditions avant de s’en servir pour de vraies candidatures.

## 6. Questions

Écrivez-nous par la [page de contact](/contact-us).`,
  },
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Ce qui est conservé lorsque vous utilisez cette démonstration, pourquoi, et comment le faire supprimer.',
    body: `
## 1. Ce que nous conservons

- **Compte.** Nom, adresse e-mail, pays et numéro de téléphone. Le mot de passe n’est gardé que sous forme d’empreinte.
- **Candidatures.** Ce que vous saisissez, les fichiers joints et l’historique de chaque étape.
- **Messages.** Ce que vous écrivez dans le formulaire de contact ou en manifestant votre intérêt, et nos réponses.
- **Traces de sécurité.** L’heure, l’adresse et l’appareil de chaque connexion, et qui a modifié quoi.

## 2. Ce que nous ne faisons pas

Les pages ne chargent rien d’autres sociétés : ni publicité, ni suivi, ni polices ou scripts venus d’ailleurs. Vos données ne sont ni vendues ni transmises.

## 3. Gardé sur votre appareil

Le navigateur garde votre jeton de connexion, et un cookie qui le lie à ce navigateur, jusqu’à la déconnexion. Il garde aussi votre langue, et ce que vous avez saisi dans un formulaire jusqu’à son envoi. Vider le stockage du navigateur efface le tout.

## 4. Qui peut voir vos données

Les examinateurs ne voient une candidature qu’après avoir déclaré n’avoir aucun conflit d’intérêts. Les gestionnaires voient les candidatures adressées à leurs fonds. Les administrateurs voient les comptes et les traces. Personne d’autre ne voit rien.

## 5. Combien de temps

Les données d’exemple restent jusqu’à la réinitialisation de la démonstration. Celui qui utilise ce logiciel pour de vraies candidatures doit fixer ici des durées et nommer le responsable des données.

## 6. Vos demandes

Demandez par la [page de contact](/contact-us) ce qui est conservé sur vous, ou demandez sa correction ou sa suppression.`,
  },
};
