import type { AboutWords } from '../words.ts';

export const about: AboutWords = {
  aboutUs: {
    title: 'À propos du Fonds d’ajustement',
    lead: 'Un commerce plus libre rapporte au fil des ans, alors que certains de ses coûts viennent tout de suite. Le Fonds existe pour aider États et entreprises à franchir cet écart.',
  },
  background: {
    title: 'Contexte',
    body: `
L’Accord portant création de la Zone de libre-échange continentale africaine a été signé à Kigali le 21 mars 2018 et est entré en vigueur le 30 mai 2019. Les échanges sous son régime ont commencé le 1er janvier 2021. Sur les 55 membres de l’Union africaine, 54 ont signé et 48 avaient déposé leur instrument de ratification en février 2025.

Les États sont convenus de libéraliser 90 % des lignes tarifaires en cinq ans. Les pays les moins avancés en ont dix, et un groupe de six pays (Éthiopie, Madagascar, Malawi, Soudan, Zambie et Zimbabwe) quinze. Une autre part de 7 % est sensible et prend plus de temps ; 3 % au plus peuvent être exclus.

La baisse des droits signifie moins de recettes pour certains trésors publics et une concurrence nouvelle pour certaines entreprises, avant que de nouveaux marchés ne compensent. C’est pourquoi la Conférence de l’Union africaine et les ministres chargés du commerce ont demandé un fonds d’ajustement. Le secrétariat de l’Accord et la Banque africaine d’import-export (Afreximbank) l’ont créé ensemble.

## Étapes

- **Février 2022.** L’accord sur la gestion du Fonds de base est signé au Caire.
- **Juin 2022.** Afreximbank renouvelle une facilité d’un milliard de dollars pour l’ajustement et y ajoute un don de 10 millions de dollars pour lancer le Fonds de base.
- **Mars 2023.** Le Rwanda signe l’accord de siège qui accueille le Fonds à Kigali.
- **Septembre 2023.** Le Conseil se réunit pour la première fois.
- **Juillet 2025.** Le premier prêt du Fonds de crédit est annoncé : 10 millions de dollars à un groupe de télécommunications.

Ces dates et ces montants viennent de sources publiques, non des comptes du Fonds.`,
  },
  overview: {
    title: 'Présentation du Fonds d’ajustement',
    body: `
Le besoin de soutien à l’ajustement sur le continent a été estimé à environ 10 milliards de dollars sur cinq à dix ans. Le Fonds réunit des contributions de natures différentes et transmet chacune sous la forme qui lui convient. Il a trois parties.

- **Fonds de base.** Contributions des États parties, dons et assistance technique. Pour les États : recettes tarifaires perdues et mise en œuvre de l’Accord. Ouvert aux candidatures ici.
- **Fonds général.** Financements concessionnels pour les infrastructures dont le commerce dépend et pour l’industrie. Non ouvert aux candidatures dans ce portail.
- **Fonds de crédit.** Financements commerciaux pour les secteurs public et privé. Ouvert aux candidatures ici.

Tous les membres de la zone de libre-échange peuvent s’adresser au Fonds, qu’ils commercent déjà sous l’Accord ou non. Les critères sont fixés par les ministres du commerce, le Conseil et son comité, et le Fonds décide en toute indépendance de ceux qui le financent.`,
  },
  mandate: {
    title: 'Mandat du Fonds d’ajustement',
    body: `
Le Fonds aide les États parties et leur secteur privé à s’adapter au marché continental et à y prendre part. Son mandat couvre quatre types de tension qu’un commerce plus libre peut provoquer :

- la perte de recettes tarifaires avec la baisse des droits ;
- les lacunes des infrastructures dont le commerce a besoin ;
- les chaînes d’approvisionnement qui changent ou se rompent ;
- les entreprises qui doivent se rééquiper pour rester compétitives.

Le gestionnaire du Fonds est le Fonds pour le développement des exportations en Afrique (FEDA), investisseur d’impact du groupe Afreximbank, dont le siège est à Kigali.`,
  },
  baseFundMandate: {
    title: 'Mandat du Fonds de base',
    body: `
Le Fonds de base est au service des États. Il s’appuie sur les contributions des États parties, sur des dons et sur l’assistance technique. Il soutient un État dans deux domaines :

- compenser les recettes tarifaires perdues avec la baisse des droits, sur la base d’un calcul vérifiable ;
- appliquer l’Accord avec ses protocoles et annexes, des offres tarifaires dans les systèmes douaniers aux règles d’origine et à la facilitation des échanges.

Le soutien va de pair avec la réforme : l’État montre ce qu’il fera, à quelle date, et comment il le mesurera. [Lire les critères d’éligibilité](/applications/base-fund#eligibility).`,
  },
  creditFundMandate: {
    title: 'Mandat du Fonds de crédit',
    body: `
Le Fonds de crédit mobilise et prête des financements commerciaux aux entreprises, aux institutions financières et aux sociétés d’État dont les projets développent le commerce intra-africain. Les petites et moyennes entreprises et celles que dirigent des femmes et des jeunes sont nommées dans son objet.

Ses buts sont le commerce, l’industrie, une économie plus diversifiée et une croissance qui profite à plus de monde. Parmi les secteurs : industrie, agro-industrie, biens de consommation et commerce de détail, services financiers, technologie, transports et logistique, parcs industriels et autres infrastructures commerciales. [Lire les critères d’investissement](/applications/credit-fund#criteria).`,
  },
  partners: {
    title: 'Nos partenaires',
    lead: 'Les institutions qui ont fondé, gèrent, accueillent ou mandatent le Fonds, selon des sources publiques. Les signes sont des dessins faits pour ce portail, non leurs logos.',
  },
};
