import type { OfferTexts } from '../shape.ts'

/** What the house offers, in the French of Canada. */
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
        'Votre dépôt doublé jusqu’à {€100} avec le code WELCOME, des conditions de mise de 35× et trente jours pour les remplir.',
      body: [
        'Saisissez le code WELCOME, choisissez le bonus à la caisse et déposez {€10} ou plus : nous ajoutons autant, jusqu’à {€100}, en argent bonus.',
        'Votre propre argent est joué en premier et reste le vôtre : vous pouvez le retirer à tout moment, ce qui met fin au bonus.',
      ],
      terms:
        'Avec le code WELCOME, une fois par joueur. 35× le bonus sous 30 jours. Les machines à sous comptent en totalité, les jeux de table pour un dixième, les jeux en direct pas du tout.',
      button: 'S’inscrire',
    },
    'second-helping': {
      title: 'On se ressert',
      summary: 'Les bonus de dépôt qui vous sont ouverts se trouvent à la caisse.',
      body: [
        'Choisissez-en un avant de payer, ou aucun : rien n’est ajouté sans que vous le demandiez. Chacun affiche ses conditions.',
      ],
      terms: 'Les conditions de chaque bonus figurent à côté de lui, à la caisse, avant que vous ne payiez.',
      button: 'Déposer',
    },
    'friday-spins': {
      title: 'Vingt tours aux frais de la maison',
      summary: 'Vingt tours gratuits de {€0.10} dans Nautilus Parlour, le jour qui vous convient.',
      body: [
        'Réclamez-les sur la page Récompenses et jouez-les quand bon vous semble : vous avez sept jours. Les gains sont de l’argent bonus, à miser 20 fois.',
      ],
      terms:
        'Une fois par joueur. Tours de {€0.10}. Sept jours à compter de la réclamation, pour les tours comme pour les mises. Les gains sont de l’argent bonus, à miser 20 fois : les machines à sous comptent en totalité, les jeux de table pour un dixième, les jeux en direct pas du tout.',
      button: 'Vers les récompenses',
    },
    'calm-cashback': {
      title: 'Remise tranquille',
      summary: 'Cinq pour cent de ce que vous perdez en sept jours reviennent, en argent réel.',
      body: [
        'Lancez-la sur la page Récompenses. Cinq pour cent de ce que vous perdez aux jeux de casino pendant les sept jours qui suivent vous sont versés au bout de ce délai. Sans condition de mise, sans rien à retenir.',
      ],
      terms:
        'Perte nette de votre propre argent aux jeux de casino, hors tables en direct, sur les sept jours à compter du lancement. {€50} au plus. Sans condition de mise. Une fois par joueur.',
      button: 'Vers les récompenses',
    },
    'new-games': {
      title: 'Quelques-uns pour commencer',
      summary: 'Une petite partie des jeux de la maison, réunis au même endroit.',
      body: [
        'Chacun annonce son taux de retour avant que vous ne misiez. Regardez d’abord : ici, personne n’est pressé.',
      ],
      terms: 'Aucun bonus : simplement des jeux.',
      button: 'Jeter un œil',
    },
    'jackpot-games': {
      title: 'Une étagère de machines à sous',
      summary: 'Des machines à sous de vingt lignes, réunies au même endroit.',
      body: [
        'Chacune annonce son taux de retour avant que vous ne misiez. Aucun gain ne devient plus probable parce qu’il s’est fait attendre : jouez avec de l’argent dont vous pouvez vous passer.',
      ],
      terms: 'Aucun bonus : simplement les jeux.',
      button: 'Aux machines à sous',
    },
    'front-row': {
      title: 'Une place au premier rang',
      summary: '{€10} à jouer à nos tables en direct.',
      body: [
        'Participez sur la page Récompenses et réclamez le bonus au même endroit. Il se joue à nos tables en direct, et nulle part ailleurs.',
      ],
      terms:
        'Bonus non encaissable : {€10} servent à jouer, ce que vous gagnez au-delà est à vous après des mises de 10× sous 14 jours. {€200} au plus. Une fois par joueur.',
      button: 'Vers les récompenses',
    },
    'golden-wheel': {
      title: 'La roue dorée',
      summary: 'Toutes les tables de roulette en direct au même endroit, chacune avec un seul zéro.',
      body: ['Un plein y paie partout 35 contre 1. Chaque table annonce ses limites avant que vous ne preniez place.'],
      terms: 'Aucun bonus : simplement les tables.',
      button: 'Tables de roulette',
    },
    'saturday-free-bet': {
      title: 'Un pari aux frais de la maison',
      summary: 'Un pari gratuit de {€5}, le jour qui vous convient.',
      body: [
        'Réclamez-le sur la page Récompenses et placez-le sous sept jours. Ce qu’il rapporte doit être misé une fois avant d’être à vous.',
      ],
      terms:
        'Une fois par joueur. Sept jours à compter de la réclamation, pour le pari comme pour la mise de son gain. La mise ne fait pas partie du gain. Ce qu’il rapporte doit être misé une fois avant d’être à vous.',
      button: 'Vers les récompenses',
    },
    'odds-you-saw': {
      title: 'La cote que vous avez vue',
      summary:
        'Si une cote baisse avant que votre pari soit pris, nous vous demandons d’abord. Si elle monte, la meilleure est pour vous.',
      body: [
        'Le ticket affiche la nouvelle cote et attend votre accord. Sans lui, aucun pari n’est pris et rien n’est misé.',
      ],
      terms: 'Aucun bonus : simplement notre façon de prendre les paris.',
      button: 'Aux paris sportifs',
    },
    'slow-race': {
      title: 'La course lente',
      summary: 'Un tournoi pour petites mises : les vingt meilleurs tours de la semaine comptent.',
      body: [
        'Seuls vos vingt meilleurs tours comptent, mesurés en gain par mise : une mise de {€0.20} a donc la même chance qu’une mise de {€10}.',
        'Les dix premières places gagnent {€5000} au total, versés en argent réel dans les minutes qui suivent la fin.',
      ],
      terms:
        'Participation gratuite : toute mise compte, dans les jeux de la catégorie Tranquilles. Chaque semaine à partir du lundi 00:00 UTC. {€5000} de prix au total pour les dix premières places, de 30 % pour la première à 2 % pour la dixième, en argent réel.',
      button: 'Participer',
    },
    'weekend-tables': {
      title: 'La longue fin de semaine',
      summary: 'Un tournoi sur tous les jeux de table, du vendredi soir au dimanche soir.',
      body: [
        'Vos vingt meilleures parties comptent, d’après leur gain par unité misée. Les dix premières places gagnent {€2000} au total, versés en argent réel dans les minutes qui suivent la fin.',
      ],
      terms:
        'Participation gratuite : toute mise compte, dans les jeux de la catégorie Jeux de table; les tables en direct n’en font pas partie. Du vendredi 18:00 UTC au lundi 00:00 UTC. {€2000} de prix au total pour les dix premières places, de 30 % pour la première à 2 % pour la dixième, en argent réel.',
      button: 'Aux tables',
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
      title: 'Vingt tours aux frais de la maison',
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
      title: 'Remise tranquille',
      description: 'Cinq pour cent de ce que vous perdez aux jeux de casino reviennent, en argent réel.',
      terms:
        'Perte nette de votre propre argent sur les sept jours à compter du lancement, tant qu’elle est activée. {€50} au plus.',
    },
    'saturday-free-bet': {
      title: 'Un pari aux frais de la maison',
      description: 'Un pari de {€5} aux frais de la maison.',
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
    'weekend-tables': ['La longue fin de semaine', 'Du vendredi soir au dimanche soir, sur tous les jeux de table.'],
  },
  boxes: {
    'slow-race': ['La course lente', 'Vos vingt meilleurs tours de la semaine comptent.', 'Participer'],
    'weekend-tables': ['La longue fin de semaine', 'Sur tous les jeux de table, dès vendredi soir.', 'Aux tables'],
    limits: [
      'Vos limites, votre rythme',
      'Fixez-en une avant de commencer; une baisse s’applique aussitôt.',
      'Fixer une limite',
    ],
    'live-limits': [
      'Une place à votre rythme',
      'Chaque table annonce ses limites avant que vous ne preniez place; vous pouvez en faire autant.',
      'Fixer une limite',
    ],
  },
}
