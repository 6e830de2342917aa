import type { OfferTexts } from '../shape.ts'

/** What the house offers, in French. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Bienvenue',
    casino: 'Casino',
    'live-casino': 'Casino en direct',
    sports: 'Sports',
    tournaments: 'Tournois',
  },
  promotions: {
    'first-evening': {
      title: 'Votre première soirée, doublée',
      summary:
        'Votre premier dépôt doublé jusqu’à {€100}, avec des conditions de mise de 35× et trente jours pour les remplir.',
      body: [
        'Déposez {€10} ou plus pour la première fois et nous ajoutons autant, jusqu’à {€100}, en argent bonus.',
        'Votre propre argent est joué en premier et reste le vôtre : vous pouvez le retirer à tout moment, ce qui met fin au bonus.',
      ],
      terms:
        'Nouveaux joueurs uniquement. 35× le bonus sous 30 jours. Les machines à sous comptent en totalité, les jeux de table pour un dixième, les jeux en direct pas du tout.',
      button: 'S’inscrire',
    },
    'second-helping': {
      title: 'On se ressert',
      summary: 'La moitié en plus sur votre deuxième dépôt, jusqu’à {€50}.',
      body: [
        'Nous complétons votre deuxième dépôt de moitié. Choisissez l’offre à la caisse avant de payer ; rien n’est ajouté sans que vous le demandiez.',
      ],
      terms: 'Deuxième dépôt uniquement, à partir de {€20}. 35× le bonus sous 30 jours.',
      button: 'Déposer',
    },
    'tuesday-spins': {
      title: 'Vingt tours le mardi',
      summary: 'Un nouveau jeu chaque mardi, et vingt tours gratuits pour l’essayer.',
      body: [
        'Chaque mardi, nous choisissons un jeu qui mérite plus de joueurs. Connectez-vous, récupérez vos tours, jouez : les gains sont versés en argent réel, jusqu’à {€20}.',
      ],
      terms:
        'Une fois par joueur chaque mardi. Tours de {€0.10}. Gains jusqu’à {€20} sans condition de mise. Les tours expirent à minuit.',
      button: 'Voir le jeu',
    },
    'calm-cashback': {
      title: 'Cashback tranquille',
      summary: 'Cinq pour cent d’une semaine perdante reviennent le lundi, en argent réel.',
      body: [
        'Si vous avez perdu sur la semaine, cinq pour cent reviennent le lundi matin. Sans condition de mise, sans rien à retenir.',
      ],
      terms:
        'Machines à sous et jeux de table, perte nette du lundi au dimanche. {€50} au plus. À récupérer jusqu’au jeudi.',
      button: 'Jouer',
    },
    'new-on-friday': {
      title: 'Les nouveautés du vendredi',
      summary: 'Dix jeux auxquels personne n’a encore joué, chaque vendredi à midi.',
      body: ['Nous essayons chaque jeu avant de l’accueillir. Voici ceux que nous n’avons pas lâchés.'],
      terms: 'Aucun bonus : simplement de nouveaux jeux.',
      button: 'Voir les nouveautés',
    },
    'jackpot-hour': {
      title: 'L’heure du jackpot',
      summary: 'Entre vingt et une et vingt-deux heures, chaque jeu à jackpot a une seconde cagnotte, plus petite.',
      body: [
        'Une petite cagnotte de {€500} tombe au hasard chaque soir entre vingt et une et vingt-deux heures, en plus de ce que contient le jeu.',
      ],
      terms: 'Jeux à jackpot uniquement, mises de {€0.20} ou plus. Une petite cagnotte par soir.',
      button: 'Jeux à jackpot',
    },
    'table-talk': {
      title: 'Propos de table',
      summary: 'Le croupier tire une place au sort chaque heure ; la place reçoit {€25}.',
      body: [
        'Asseyez-vous à l’une des tables de notre propre studio. À chaque heure pile, un numéro de place est tiré au sort ; la personne assise là reçoit {€25}.',
      ],
      terms: 'Places où une mise a été placée dans les dix dernières minutes. Versé en argent réel.',
      button: 'Trouver une table',
    },
    'golden-wheel': {
      title: 'La roue dorée',
      summary: 'Un plein sur le 17 paie une mise de plus, chaque soir.',
      body: ['De dix-huit heures à minuit, un plein sur le 17 à nos propres tables de roulette paie 36 contre 1.'],
      terms: 'Tables de notre studio, mises jusqu’à {€10} sur le numéro.',
      button: 'Tables de roulette',
    },
    'saturday-free-bet': {
      title: 'Un pari gratuit pour samedi',
      summary: 'Pariez {€20} en semaine, recevez {€5} pour le week-end.',
      body: [
        'Dès que {€20} de paris sont réglés du lundi au vendredi, un pari gratuit de {€5} vous attend le samedi matin.',
      ],
      terms: 'Cotes de 1,80 ou plus. La mise du pari gratuit ne fait pas partie du gain. Expire le dimanche.',
      button: 'Aux paris sportifs',
    },
    'underdog-boost': {
      title: 'Coup de pouce à l’outsider',
      summary: 'Un outsider par jour, sa cote augmentée d’un dixième.',
      body: [
        'Chaque matin, nos bookmakers choisissent un outsider qu’ils aiment bien. La cote est augmentée d’un dixième, pour des mises jusqu’à {€20}.',
      ],
      terms: 'Un pari par joueur et par jour. Les gains augmentés sont versés en argent réel.',
      button: 'L’outsider du jour',
    },
    'slow-race': {
      title: 'La course lente',
      summary: 'Un tournoi pour petites mises : les vingt meilleurs tours de la semaine comptent.',
      body: [
        'Seuls vos vingt meilleurs tours comptent, mesurés en gain par mise : une mise de {€0.10} a donc la même chance qu’une mise de {€10}.',
      ],
      terms: 'Participation gratuite. Mises à partir de {€0.10}. {€5000} de prix au total.',
      button: 'Participer',
    },
    'high-tide': {
      title: 'Marée haute',
      summary: 'Jeux de la mer uniquement. Toute la prise est partagée entre ceux qui trouvent une perle.',
      body: [
        'Toute la semaine, un gain de 200× ou plus dans un jeu de la mer donne une perle. Le dimanche, {€3000} sont partagés à parts égales entre les perles.',
      ],
      terms: 'Jeux de la catégorie Sous la mer. Une perle compte par joueur.',
      button: 'Sous la mer',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Votre première soirée, doublée',
      description:
        'Votre dépôt doublé jusqu’à {€100}, avec des conditions de mise de 35× et trente jours pour les remplir.',
      terms:
        '35× le bonus sous 30 jours. Les machines à sous comptent en totalité, les jeux de table pour un dixième. Votre propre argent est joué en premier et reste le vôtre.',
    },
    'friday-spins': {
      title: 'Vingt tours le vendredi',
      description: 'Vingt tours gratuits dans Nautilus Parlour.',
      terms: 'Tours de {€0.10} pendant sept jours. Les gains sont de l’argent bonus, à miser 20 fois.',
    },
    'front-row': {
      title: 'Une place au premier rang',
      description: '{€10} à jouer à nos tables en direct.',
      terms:
        'Bonus non encaissable : {€10} servent à jouer, ce que vous gagnez au-delà est à vous après des mises de 10× sous 14 jours. {€200} au plus.',
    },
    'calm-cashback': {
      title: 'Cashback tranquille',
      description: 'Cinq pour cent de ce que vous perdez au casino reviennent, en argent réel.',
      terms: 'Perte nette de votre propre argent tant qu’il est activé. {€50} au plus.',
    },
    'saturday-free-bet': {
      title: 'Un pari gratuit pour samedi',
      description: 'Un pari de {€5} offert par la maison.',
      terms: 'La mise ne fait pas partie du gain. Ce qu’il rapporte doit être misé une fois avant d’être à vous.',
    },
    'second-helping': {
      title: 'On se ressert',
      description: 'La moitié en plus sur votre deuxième dépôt, jusqu’à {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'La course lente',
      'Vos vingt meilleurs tours de la semaine comptent, d’après leur gain par unité misée.',
    ],
    'weekend-tables': [
      'Le long week-end',
      'Du vendredi soir au dimanche soir, sur tous les jeux de roulette, de blackjack et de baccara.',
    ],
  },
  boxes: {
    'slow-race': ['La course lente', 'Vos vingt meilleurs tours de la semaine comptent.', 'Participer'],
    'weekend-tables': ['Le long week-end', 'Sur tous les jeux de table, dès vendredi soir.', 'Aux tables'],
    limits: [
      'Vos limites, votre rythme',
      'Fixez-en une avant de commencer ; une baisse s’applique aussitôt.',
      'Fixer une limite',
    ],
    'live-limits': [
      'Une place à votre rythme',
      'Chaque table annonce ses limites avant que vous ne preniez place ; vous pouvez en faire autant.',
      'Fixer une limite',
    ],
  },
}
