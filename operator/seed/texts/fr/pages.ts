import type { PageTexts } from '../shape.ts'

/** The static pages in French. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Politique de confidentialité',
    lead: 'Ce que {brand} sait de vous, pourquoi, pendant combien de temps, et comment le consulter ou le modifier.',
    sections: [
      [
        'Ce que nous recueillons',
        'À l’inscription, nous demandons votre nom, votre date de naissance, votre adresse, votre e-mail et votre numéro de téléphone, car la loi veut que nous sachions qui joue et que chacun en a l’âge.',
        'Pendant que vous jouez, nous conservons vos mises, vos gains, vos dépôts et retraits, vos limites, ainsi que l’heure et le lieu de vos connexions.',
      ],
      [
        'Ce que nous ne faisons jamais',
        'Nous ne vendons pas vos données. Ce que vous confiez à notre équipe de jeu responsable n’est jamais utilisé à des fins de prospection commerciale. Les numéros de carte vont directement au prestataire de paiement et ne sont jamais conservés chez nous.',
      ],
      [
        'Combien de temps nous les gardons',
        'Les données de compte et de paiement sont conservées aussi longtemps que l’exige la loi contre le blanchiment de capitaux : au moins cinq ans après la fermeture du compte. Ce qu’un visiteur écrit dans le chat est effacé après trente jours de silence ; la conversation d’un joueur reste avec son compte. Tout le reste est effacé dès qu’il n’est plus nécessaire.',
      ],
      [
        'Vos droits',
        'Vous pouvez demander une copie de vos données, faire rectifier les erreurs, vous opposer à la prospection commerciale à tout moment dans votre compte et saisir votre autorité de protection des données.',
      ],
    ],
  },
  terms: {
    title: 'Conditions générales',
    lead: 'L’accord entre vous et {brand}, écrit pour être lu.',
    sections: [
      [
        'Qui peut jouer',
        'Vous devez avoir l’âge légal là où vous habitez, jouer pour vous-même, avec votre propre argent, et n’avoir qu’un seul compte. Un joueur exclu où que ce soit dans le groupe ne peut pas ouvrir de nouveau compte.',
      ],
      [
        'Votre compte',
        'Gardez votre mot de passe pour vous. Prévenez-nous aussitôt si quelqu’un d’autre a pu utiliser votre compte. Nous pouvons demander des documents avant un retrait, et nous disons lesquels avant votre premier dépôt.',
      ],
      [
        'Dépôts et retraits',
        'La plupart des dépôts sont crédités aussitôt ; certains moyens demandent jusqu’à une heure. Les retraits sont versés, lorsque c’est possible, sur le moyen de paiement utilisé pour le dépôt. Nous ne prenons de frais ni pour les uns ni pour les autres ; votre banque peut en prendre.',
      ],
      [
        'Quand un jeu s’interrompt',
        'Si une partie est interrompue, son résultat reste acquis et vous est montré à votre retour. Si un jeu fonctionne mal, les parties concernées sont annulées et les mises remboursées.',
      ],
      [
        'Fermer votre compte',
        'Vous pouvez fermer votre compte à tout moment en écrivant à notre assistance. Votre solde vous est versé. Les bonus en cours prennent fin avec le compte.',
      ],
      [
        'Réclamations',
        'Écrivez d’abord à notre assistance ; vous recevez une première réponse sous deux jours ouvrés. Faute d’accord, l’organisme indépendant de règlement des litiges que nous nommons dans notre réponse finale tranche sans frais pour vous.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Limites d’âge',
    lead: 'Les jeux d’argent sont réservés aux adultes. Nous vérifions.',
    sections: [
      [
        'L’âge qui compte',
        'Vous devez avoir au moins 18 ans, ou davantage là où la loi l’exige : 19 ans dans la plus grande partie du Canada. L’âge requis dans votre pays est indiqué à l’inscription.',
      ],
      [
        'Comment nous vérifions',
        'Nous demandons votre date de naissance à l’inscription et n’ouvrons aucun compte à qui est trop jeune. Avant votre premier retrait, des documents établissent votre identité. Un compte qui se révèle être celui d’un mineur est fermé.',
      ],
      [
        'Partager un ordinateur',
        'Si des enfants utilisent votre appareil, déconnectez-vous après avoir joué, n’y enregistrez pas votre mot de passe et pensez à un contrôle parental, par exemple celui de votre système d’exploitation.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Conditions des bonus',
    lead: 'Comment fonctionnent les bonus, sans petits caractères.',
    sections: [
      [
        'Conditions de mise',
        'Des conditions de mise de 35× sur un bonus de {€20} signifient {€700} de mises avant que l’argent bonus ne devienne le vôtre. Chaque offre annonce son chiffre avant que vous ne l’acceptiez.',
      ],
      [
        'Votre argent d’abord',
        'Votre propre argent est toujours joué en premier. Vous pouvez le retirer à tout moment ; le faire pendant qu’un bonus est actif met fin à ce bonus, et nous vous demandons d’abord confirmation.',
      ],
      [
        'Ce qui compte',
        'Les machines à sous comptent en totalité, les jeux de table pour un dixième, les jeux en direct pas du tout, sauf indication contraire de l’offre. Un jeu où votre bonus ne peut pas servir le dit avant de s’ouvrir.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Règles des paris',
    lead: 'Comment les paris sportifs sont pris, réglés et, parfois, annulés.',
    sections: [
      [
        'Placer un pari',
        'Un pari est valable dès que votre coupon l’indique. Une cote qui a bougé pendant que vous hésitiez vous est montrée à nouveau avant la confirmation.',
      ],
      [
        'Règlement',
        'Les paris sont réglés selon le résultat officiel du jour. Les corrections ultérieures d’une fédération n’y changent rien.',
      ],
      [
        'Paris annulés',
        'Un pari est annulé lorsque l’événement n’a pas eu lieu dans les 48 heures suivant l’heure prévue, ou lorsque la cote était manifestement fausse. La mise est remboursée.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Règles du casino',
    lead: 'Des jeux équitables, et comment le savoir.',
    sections: [
      [
        'Le hasard',
        'Chaque résultat est tiré au hasard par notre propre générateur, sur le serveur du jeu : personne ne peut le prévoir ni le changer. Aucun résultat ne dépend de ce qui précède, de votre solde ou de votre façon de miser.',
      ],
      [
        'Taux de retour au joueur',
        'Chaque jeu annonce son taux de retour théorique. Il est calculé sur des millions de parties ; une seule soirée peut donner un tout autre résultat.',
      ],
      [
        'Parties interrompues',
        'Si votre connexion tombe, la partie se termine sur le serveur. En rouvrant le jeu, vous voyez avant toute chose comment elle a fini.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Jouez dans vos limites',
    lead: 'Des outils pour que le jeu reste un plaisir, et des personnes à qui parler quand il ne l’est plus.',
    sections: [
      [
        'Fixer des limites',
        'Fixez une limite quotidienne, hebdomadaire ou mensuelle de dépôt, de mises ou de perte. Une baisse s’applique aussitôt. Une hausse ne s’applique qu’après un délai et une nouvelle confirmation de votre part.',
      ],
      [
        'Voir où vous en êtes',
        'Dans chaque jeu, vous voyez votre solde, l’heure et le temps écoulé depuis votre connexion. Un bilan de votre temps et de votre argent s’affiche à l’intervalle que vous choisissez, et un rappel de temps de jeu là où votre marché l’exige.',
      ],
      [
        'Faire une pause',
        'Une pause dure un jour ou plus, à votre choix. L’auto-exclusion dure plusieurs mois ou est définitive, et ni vous ni nous ne pouvons l’annuler.',
      ],
      [
        'Posez-vous la question',
        'Jouez-vous de l’argent destiné à autre chose ? Le cachez-vous à vos proches ? Jouez-vous pour regagner ce que vous avez perdu ? Si vous avez répondu oui à l’une de ces questions, parlez-en : c’est gratuit et confidentiel.',
      ],
      [
        'Qui peut aider',
        'Joueurs Info Service (joueurs-info-service.fr) répond en français, Gamblers Anonymous (gamblersanonymous.org) et Gambling Therapy (gamblingtherapy.org) dans de nombreuses langues.',
        'Dans d’autres pays, voici qui peut aider. Suède : Stödlinjen (stodlinjen.se) ; Norvège : Hjelpelinjen (hjelpelinjen.no) ; Finlande : Peluuri (peluuri.fi) ; Royaume-Uni : GamCare (gamcare.org.uk) ; Pays-Bas : Loket Kansspel (loketkansspel.nl) ; Allemagne : Check dein Spiel (check-dein-spiel.de) ; Autriche : Spielsuchthilfe (spielsuchthilfe.at) ; Portugal : Linha Vida (1414) ; Pologne : Telefon Zaufania (801 889 880) ; Turquie : YEDAM (115) ; Canada : ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140) ; Brésil : Jogadores Anônimos ; Chili et Pérou : Jugadores Anónimos ; Nouvelle-Zélande : Gambling Helpline (gamblinghelpline.co.nz) ; Inde : Gamblers Anonymous (gamblersanonymous.org) ; Japon : GA日本 ; Philippines : PAGCOR, Gamblers Anonymous.',
        'Certains pays tiennent un registre qui vous exclut d’un coup de tous les sites agréés. France : ANJ (interdictiondejeux.anj.fr) ; Pays-Bas : Cruks (cruksregister.nl) ; Royaume-Uni : GAMSTOP (gamstop.co.uk) ; Suède : Spelpaus (spelpaus.se) ; Allemagne : OASIS ; Portugal : SRIJ (srij.turismodeportugal.pt).',
        'Vous pouvez fermer votre compte vous-même, aussitôt et à toute heure : choisissez l’auto-exclusion dans « Limites de jeu », sur votre compte. Quand il y a quelqu’un dans le chat, notre assistance peut le faire pour vous.',
      ],
    ],
  },
  information: {
    title: 'À propos de {brand}',
    lead: 'Qui nous sommes, comment la maison gagne son argent et comment le vôtre est comptabilisé.',
    sections: [
      [
        'La maison',
        '{brand} est un casino en ligne avec un casino en direct et des paris sportifs. Il est tenu par des gens qui aiment les jeux et pas les petits caractères.',
      ],
      [
        'Comment nous gagnons de l’argent',
        'Chaque jeu garde en moyenne une petite part de toutes les mises. À la longue, la maison gagne. Jouez pour le plaisir, avec de l’argent dont vous pouvez vous passer.',
      ],
      [
        'Votre argent',
        'Dans nos livres, l’argent de chaque joueur est compté à part de celui des autres et de celui de la maison. Chaque mouvement figure dans votre compte.',
      ],
    ],
  },
  'contact-us': {
    title: 'Nous contacter',
    lead: 'Pour nous joindre : le chat, ou un rapport depuis n’importe quelle page.',
    sections: [
      [
        'Chat',
        'Lorsque le chat est en service, vous l’ouvrez en bas de la page. Il indique s’il y a quelqu’un ; sinon, laissez un message et nous vous répondrons.',
      ],
      [
        'Rapport à l’assistance',
        '« Envoyer un rapport à l’assistance » figure au bas de nos pages, avec ou sans chat. Écrivez ce qui n’a pas marché : vous recevez une référence qui permet à l’assistance de retrouver le rapport.',
      ],
      [
        'Réclamations',
        'Dites-nous ce qui s’est passé, quand, et ce que vous attendez de nous. Vous recevez une première réponse sous deux jours ouvrés.',
      ],
      [
        'Jeu responsable',
        'Si vous voulez arrêter de jouer tout de suite, choisissez une pause ou l’auto-exclusion dans « Limites de jeu », sur votre compte : elle commence aussitôt, à toute heure. Quand il y a quelqu’un dans le chat, vous pouvez aussi le dire là : votre compte est fermé avant toute question.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Chat en direct',
    lead: 'Parlez à notre assistance.',
    sections: [
      [
        'Avant d’écrire',
        'Ayez sous la main l’adresse e-mail de votre compte. Nous ne demandons jamais votre mot de passe ni un code que nous vous avons envoyé.',
      ],
      ['Horaires', 'Le chat indique s’il y a quelqu’un. Sinon, laissez un message.'],
    ],
  },
  'closed-account': {
    title: 'Votre compte est fermé',
    lead: 'Ce compte a été fermé et ne permet plus de se connecter.',
    sections: [
      [
        'Votre argent',
        'Tout solde qui vous appartient est versé sur le dernier moyen de paiement utilisé. Écrivez à l’assistance s’il n’est pas arrivé sous cinq jours ouvrés.',
      ],
      [
        'Le rouvrir',
        'Un compte fermé à votre demande peut être rouvert après un échange avec l’assistance. Un compte en auto-exclusion reste fermé pendant toute la durée choisie.',
      ],
    ],
  },
}
