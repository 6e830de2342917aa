import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Portuguese, as it is written in Portugal. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Boas-vindas',
    casino: 'Casino',
    'live-casino': 'Casino ao vivo',
    sports: 'Desporto',
    tournaments: 'Torneios',
  },
  promotions: {
    'first-evening': {
      title: 'A sua primeira noite, a dobrar',
      summary:
        'O seu primeiro depósito a dobrar até {€100}, com requisito de aposta de 35× e trinta dias para o cumprir.',
      body: [
        'Deposite {€10} ou mais pela primeira vez e juntamos outro tanto, até {€100}, em dinheiro de bónus.',
        'O seu próprio dinheiro é jogado primeiro e continua a ser seu: pode levantá-lo a qualquer momento, o que termina o bónus.',
      ],
      terms:
        'Só para novos jogadores. 35× o bónus em 30 dias. As slot machines contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Registar',
    },
    'second-helping': {
      title: 'Repetir a dose',
      summary: 'Mais metade no seu segundo depósito, até {€50}.',
      body: [
        'Juntamos metade ao seu segundo depósito. Escolha a oferta na caixa antes de pagar; nada é acrescentado sem pedir.',
      ],
      terms: 'Só no segundo depósito, de {€20} ou mais. 35× o bónus em 30 dias.',
      button: 'Depositar',
    },
    'tuesday-spins': {
      title: 'Vinte spins à terça',
      summary: 'Um jogo novo todas as terças, e vinte free spins para o experimentar.',
      body: [
        'Todas as terças escolhemos um jogo que merece mais jogadores. Inicie sessão, reclame, rode: os ganhos são pagos como dinheiro seu, até {€20}.',
      ],
      terms:
        'Uma vez por jogador em cada terça. Spins de {€0.10}. Ganhos até {€20} sem requisito de aposta. Os spins expiram à meia-noite.',
      button: 'Ver o jogo',
    },
    'calm-cashback': {
      title: 'Cashback com calma',
      summary: 'Cinco por cento de uma semana de perdas regressam na segunda-feira, como dinheiro seu.',
      body: [
        'Se perdeu ao longo da semana, cinco por cento regressam na segunda de manhã. Sem requisito de aposta, sem nada para decorar.',
      ],
      terms:
        'Slot machines e jogos de mesa, perda líquida de segunda a domingo. No máximo {€50}. Reclame até quinta-feira.',
      button: 'Jogar',
    },
    'new-on-friday': {
      title: 'Novidades à sexta',
      summary: 'Dez jogos que ainda ninguém jogou, todas as sextas ao meio-dia.',
      body: ['Experimentamos cada jogo antes de entrar. Estes são os que não conseguimos largar.'],
      terms: 'Sem bónus: apenas jogos novos.',
      button: 'Ver as novidades',
    },
    'jackpot-hour': {
      title: 'A hora do jackpot',
      summary: 'Entre as nove e as dez da noite, cada jogo com jackpot tem um segundo prémio, mais pequeno.',
      body: [
        'Um pequeno prémio de {€500} sai ao acaso todas as noites entre as nove e as dez, além do que o próprio jogo tiver.',
      ],
      terms: 'Só jogos com jackpot, apostas de {€0.20} ou mais. Um pequeno prémio por noite.',
      button: 'Jogos com jackpot',
    },
    'table-talk': {
      title: 'Conversa à mesa',
      summary: 'O croupier sorteia um lugar a cada hora; o lugar recebe {€25}.',
      body: [
        'Sente-se a qualquer mesa do nosso próprio estúdio. A cada hora certa é sorteado um número de lugar; quem lá estiver recebe {€25}.',
      ],
      terms: 'Lugares com uma aposta nos últimos dez minutos. Pago como dinheiro seu.',
      button: 'Encontrar mesa',
    },
    'golden-wheel': {
      title: 'A roda dourada',
      summary: 'O pleno no 17 paga mais uma unidade, todas as noites.',
      body: ['Das seis à meia-noite, o pleno no 17 nas nossas próprias mesas de roleta paga 36 para 1.'],
      terms: 'Mesas do nosso estúdio, apostas até {€10} no número.',
      button: 'Mesas de roleta',
    },
    'saturday-free-bet': {
      title: 'Uma aposta grátis para sábado',
      summary: 'Aposte {€20} durante a semana e receba {€5} para o fim de semana.',
      body: [
        'Com {€20} em apostas liquidadas de segunda a sexta, espera por si uma aposta grátis de {€5} no sábado de manhã.',
      ],
      terms: 'Odds de 1,80 ou mais. O valor da aposta grátis não faz parte do ganho. Expira no domingo.',
      button: 'Ver apostas desportivas',
    },
    'underdog-boost': {
      title: 'Odds melhoradas para o outsider',
      summary: 'Um outsider por dia, com as odds um décimo mais altas.',
      body: [
        'Todas as manhãs, os nossos traders escolhem um outsider de que gostam. As odds sobem um décimo, para apostas até {€20}.',
      ],
      terms: 'Uma aposta por jogador e por dia. Os ganhos com odds melhoradas são pagos como dinheiro seu.',
      button: 'O outsider de hoje',
    },
    'slow-race': {
      title: 'A corrida lenta',
      summary: 'Um torneio para apostas pequenas: contam as vinte melhores jogadas da semana.',
      body: [
        'Só contam as suas vinte melhores jogadas, medidas pelo ganho em relação à aposta; uma aposta de {€0.10} tem a mesma hipótese que uma de {€10}.',
      ],
      terms: 'Participação grátis. Apostas desde {€0.10}. Prémios de {€5000} no total.',
      button: 'Participar',
    },
    'high-tide': {
      title: 'Maré alta',
      summary: 'Só jogos do mar. Toda a pesca é repartida por quem encontrar uma pérola.',
      body: [
        'Durante a semana, quem conseguir um ganho de 200× ou mais num jogo do mar encontra uma pérola. No domingo, {€3000} são repartidos em partes iguais pelas pérolas.',
      ],
      terms: 'Jogos da categoria Debaixo do mar. Conta uma pérola por jogador.',
      button: 'Debaixo do mar',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'A sua primeira noite, a dobrar',
      description: 'O seu depósito a dobrar até {€100}, com requisito de aposta de 35× e trinta dias para o cumprir.',
      terms:
        '35× o bónus em 30 dias. As slot machines contam por inteiro, os jogos de mesa um décimo. O seu próprio dinheiro é jogado primeiro e continua a ser seu.',
    },
    'friday-spins': {
      title: 'Vinte spins à sexta',
      description: 'Vinte free spins em Nautilus Parlour.',
      terms: 'Spins de {€0.10} durante sete dias. Os ganhos são dinheiro de bónus, a apostar 20 vezes.',
    },
    'front-row': {
      title: 'Um lugar na primeira fila',
      description: '{€10} para jogar nas nossas mesas ao vivo.',
      terms:
        'Bónus não levantável: {€10} servem para jogar; o que ganhar acima disso é seu depois de cumprir um requisito de aposta de 10× em 14 dias. No máximo {€200}.',
    },
    'calm-cashback': {
      title: 'Cashback com calma',
      description: 'Cinco por cento do que perder no casino regressam, como dinheiro seu.',
      terms: 'Perda líquida do seu próprio dinheiro enquanto estiver ativado. No máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Uma aposta grátis para sábado',
      description: 'Uma aposta de {€5} por conta da casa.',
      terms: 'O valor apostado não faz parte do ganho. O que render é apostado uma vez antes de ser seu.',
    },
    'second-helping': {
      title: 'Repetir a dose',
      description: 'Mais metade no seu segundo depósito, até {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': [
      'A corrida lenta',
      'Contam as suas vinte melhores jogadas da semana, pelo ganho por unidade apostada.',
    ],
    'weekend-tables': [
      'O fim de semana comprido',
      'De sexta à noite a domingo à noite, em todos os jogos de roleta, blackjack e bacará.',
    ],
  },
  boxes: {
    'slow-race': ['A corrida lenta', 'Contam as suas vinte melhores jogadas da semana.', 'Participar'],
    'weekend-tables': [
      'O fim de semana comprido',
      'Em todos os jogos de mesa, a partir de sexta à noite.',
      'Ver as mesas',
    ],
    limits: [
      'Os seus limites, o seu ritmo',
      'Defina um antes de começar; baixá-lo tem efeito imediato.',
      'Definir um limite',
    ],
    'live-limits': [
      'Um lugar ao seu ritmo',
      'Cada mesa indica os seus limites antes de se sentar; também pode definir os seus.',
      'Definir um limite',
    ],
  },
}
