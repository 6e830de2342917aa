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
        'O seu depósito a dobrar até {€100} com o código WELCOME: requisito de aposta de 35× e trinta dias para o cumprir.',
      body: [
        'Indique o código WELCOME, escolha o bónus na caixa e deposite {€10} ou mais: juntamos outro tanto, até {€100}, em dinheiro de bónus.',
        'O seu próprio dinheiro é jogado primeiro e continua a ser seu: pode levantá-lo a qualquer momento, o que termina o bónus.',
      ],
      terms:
        'Com o código WELCOME, uma vez por jogador. 35× o bónus em 30 dias. As slot machines contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Registar',
    },
    'second-helping': {
      title: 'Repetir a dose',
      summary: 'Os bónus de depósito abertos para si estão na caixa.',
      body: [
        'Escolha um antes de pagar, ou nenhum: nada é acrescentado sem pedir. Cada um traz os seus termos ao lado.',
      ],
      terms: 'Os termos de cada bónus estão ao lado dele na caixa, antes de pagar.',
      button: 'Depositar',
    },
    'friday-spins': {
      title: 'Vinte spins por conta da casa',
      summary: 'Vinte free spins de {€0.10} em Nautilus Parlour, no dia que quiser.',
      body: [
        'Reclame-os na página Recompensas e rode quando lhe apetecer: tem sete dias. Os ganhos são dinheiro de bónus, a apostar 20 vezes.',
      ],
      terms:
        'Uma vez por jogador. Spins de {€0.10}. Sete dias a contar da reclamação, para os spins e para o requisito de aposta. Os ganhos são dinheiro de bónus, a apostar 20 vezes: as slot machines contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Ver as recompensas',
    },
    'calm-cashback': {
      title: 'Cashback com calma',
      summary: 'Cinco por cento do que perder em sete dias regressam, como dinheiro seu.',
      body: [
        'Inicie-o na página Recompensas. Cinco por cento do que perder em jogos de casino nos sete dias seguintes são-lhe pagos no fim. Sem requisito de aposta, sem nada para decorar.',
      ],
      terms:
        'Perda líquida do seu próprio dinheiro em jogos de casino, sem as mesas ao vivo, nos sete dias a contar do início. No máximo {€50}. Sem requisito de aposta. Uma vez por jogador.',
      button: 'Ver as recompensas',
    },
    'new-games': {
      title: 'Alguns para começar',
      summary: 'Uma pequena parte dos jogos da casa, num só lugar.',
      body: ['Cada um diz quanto devolve antes de apostar. Veja primeiro: aqui ninguém tem pressa.'],
      terms: 'Sem bónus: apenas jogos.',
      button: 'Espreitar',
    },
    'jackpot-games': {
      title: 'Uma prateleira de slot machines',
      summary: 'Slot machines de vinte linhas, juntas num só lugar.',
      body: [
        'Cada uma diz quanto devolve antes de apostar. Nenhum ganho fica mais provável por se ter feito esperar: jogue com dinheiro que possa dispensar.',
      ],
      terms: 'Sem bónus: apenas os jogos.',
      button: 'Ver as slot machines',
    },
    'front-row': {
      title: 'Um lugar na primeira fila',
      summary: '{€10} para jogar nas nossas mesas ao vivo.',
      body: ['Adira na página Recompensas e reclame-o lá. Joga-se nas nossas mesas ao vivo, e em mais lado nenhum.'],
      terms:
        'Bónus não levantável: {€10} servem para jogar; o que ganhar acima disso é seu depois de cumprir um requisito de aposta de 10× em 14 dias. No máximo {€200}. Uma vez por jogador.',
      button: 'Ver as recompensas',
    },
    'golden-wheel': {
      title: 'A roda dourada',
      summary: 'Todas as mesas de roleta ao vivo num só lugar, cada uma com um único zero.',
      body: ['Em todas elas, o pleno paga 35 para 1. Cada mesa indica os seus limites antes de se sentar.'],
      terms: 'Sem bónus: apenas as mesas.',
      button: 'Mesas de roleta',
    },
    'saturday-free-bet': {
      title: 'Uma aposta grátis da casa',
      summary: 'Uma aposta de {€5} por conta da casa, no dia que quiser.',
      body: [
        'Reclame-a na página Recompensas e use-a no prazo de sete dias. O que render é apostado uma vez antes de ser seu.',
      ],
      terms:
        'Uma vez por jogador. Sete dias a contar da reclamação, para a aposta e para o requisito de aposta. O valor apostado não faz parte do ganho. O que render é apostado uma vez antes de ser seu.',
      button: 'Ver as recompensas',
    },
    'odds-you-saw': {
      title: 'As odds que viu',
      summary:
        'Se as odds descerem antes de a sua aposta ficar feita, perguntamos-lhe primeiro. Se subirem, as melhores são suas.',
      body: [
        'O boletim mostra as novas odds e espera pelo seu sim. Sem ele, nenhuma aposta é feita e nada é apostado.',
      ],
      terms: 'Sem bónus: apenas a forma como aceitamos apostas.',
      button: 'Ver apostas desportivas',
    },
    'slow-race': {
      title: 'A corrida lenta',
      summary: 'Um torneio para apostas pequenas: contam as vinte melhores jogadas da semana.',
      body: [
        'Só contam as suas vinte melhores jogadas, medidas pelo ganho em relação à aposta; uma aposta de {€0.20} tem a mesma hipótese que uma de {€10}.',
        'Os dez melhores lugares ganham {€5000} no total, pagos como dinheiro próprio minutos depois do fim.',
      ],
      terms:
        'Participação grátis: conta qualquer aposta em jogos da categoria Descontraídos. Todas as semanas a partir de segunda-feira, 00:00 UTC. Prémios de {€5000} no total para os dez melhores lugares, de 30 % para o primeiro a 2 % para o décimo, como dinheiro próprio.',
      button: 'Participar',
    },
    'weekend-tables': {
      title: 'O fim de semana comprido',
      summary: 'Um torneio em todos os jogos de mesa, de sexta à noite a domingo à noite.',
      body: [
        'Contam as suas vinte melhores rondas, pelo ganho por unidade apostada. Os dez melhores lugares ganham {€2000} no total, pagos como dinheiro próprio minutos depois do fim.',
      ],
      terms:
        'Participação grátis: conta qualquer aposta em jogos da categoria Jogos de mesa; as mesas ao vivo não contam. De sexta-feira, 18:00 UTC, a segunda-feira, 00:00 UTC. Prémios de {€2000} no total para os dez melhores lugares, de 30 % para o primeiro a 2 % para o décimo, como dinheiro próprio.',
      button: 'Ver as mesas',
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
      title: 'Vinte spins por conta da casa',
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
      description: 'Cinco por cento do que perder em jogos de casino regressam, como dinheiro seu.',
      terms:
        'Perda líquida do seu próprio dinheiro nos sete dias a contar do início, enquanto estiver ativado. No máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Uma aposta grátis da casa',
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
    'weekend-tables': ['O fim de semana comprido', 'De sexta à noite a domingo à noite, em todos os jogos de mesa.'],
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
