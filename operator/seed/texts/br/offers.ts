import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Brazilian Portuguese. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Boas-vindas',
    casino: 'Cassino',
    'live-casino': 'Cassino ao vivo',
    sports: 'Esportes',
    tournaments: 'Torneios',
  },
  promotions: {
    'first-evening': {
      title: 'Sua primeira noite em dobro',
      summary: 'Seu depósito em dobro até {€100} com o código WELCOME: rollover de 35× e trinta dias para cumprir.',
      body: [
        'Informe o código WELCOME, escolha o bônus no caixa e deposite {€10} ou mais: a gente coloca o mesmo valor, até {€100}, em dinheiro de bônus.',
        'Seu próprio dinheiro é jogado primeiro e continua sendo seu: você pode sacar a qualquer momento, e aí o bônus termina.',
      ],
      terms:
        'Com o código WELCOME, uma vez por jogador. 35× o bônus em 30 dias. Os slots contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Cadastre-se',
    },
    'second-helping': {
      title: 'Mais uma porção',
      summary: 'Os bônus de depósito abertos para você ficam no caixa.',
      body: ['Escolha um antes de pagar, ou nenhum: nada é colocado sem você pedir. Cada um traz seus termos ao lado.'],
      terms: 'Os termos de cada bônus ficam ao lado dele no caixa, antes de você pagar.',
      button: 'Depositar',
    },
    'friday-spins': {
      title: 'Vinte rodadas por conta da casa',
      summary: 'Vinte rodadas grátis de {€0.10} no Nautilus Parlour, no dia que você quiser.',
      body: [
        'Resgate na página Recompensas e gire quando for melhor para você: são sete dias. Os ganhos são dinheiro de bônus, com rollover de 20×.',
      ],
      terms:
        'Uma vez por jogador. Rodadas de {€0.10}. Sete dias a partir do resgate, para as rodadas e para o rollover. Os ganhos são dinheiro de bônus, com rollover de 20×: os slots contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Ver recompensas',
    },
    'calm-cashback': {
      title: 'Cashback tranquilo',
      summary: 'Cinco por cento do que você perder em sete dias voltam, como dinheiro seu.',
      body: [
        'Ative na página Recompensas. Cinco por cento do que você perder em jogos de cassino nos sete dias seguintes são pagos no fim. Sem rollover, sem nada para lembrar.',
      ],
      terms:
        'Perda líquida do seu próprio dinheiro em jogos de cassino, sem as mesas ao vivo, nos sete dias a partir do início. No máximo {€50}. Sem rollover. Uma vez por jogador.',
      button: 'Ver recompensas',
    },
    'new-games': {
      title: 'Alguns para começar',
      summary: 'Uma pequena parte dos jogos da casa, em um lugar só.',
      body: ['Cada um diz quanto devolve antes de você apostar. Olhe primeiro: aqui ninguém tem pressa.'],
      terms: 'Sem bônus: só jogos.',
      button: 'Dar uma olhada',
    },
    'jackpot-games': {
      title: 'Uma prateleira de slots',
      summary: 'Slots de vinte linhas, juntos em um lugar só.',
      body: [
        'Cada um diz quanto devolve antes de você apostar. Nenhum ganho fica mais provável por ter demorado: jogue com dinheiro que não vai fazer falta.',
      ],
      terms: 'Sem bônus: só os jogos.',
      button: 'Ver os slots',
    },
    'front-row': {
      title: 'Um lugar na primeira fila',
      summary: '{€10} para jogar nas nossas mesas ao vivo.',
      body: [
        'Participe na página Recompensas e resgate ali mesmo. É para jogar nas nossas mesas ao vivo, e em nenhum outro lugar.',
      ],
      terms:
        'Bônus não sacável: {€10} são para jogar; o que você ganhar além disso é seu depois de 10× de rollover em 14 dias. No máximo {€200}. Uma vez por jogador.',
      button: 'Ver recompensas',
    },
    'golden-wheel': {
      title: 'A roda dourada',
      summary: 'Todas as mesas de roleta ao vivo em um lugar só, cada uma com um único zero.',
      body: ['Em todas elas, o pleno paga 35 para 1. Cada mesa mostra os limites dela antes de você se sentar.'],
      terms: 'Sem bônus: só as mesas.',
      button: 'Mesas de roleta',
    },
    'saturday-free-bet': {
      title: 'Aposta grátis por conta da casa',
      summary: 'Uma aposta de {€5} por conta da casa, no dia que você quiser.',
      body: [
        'Resgate na página Recompensas e use em até sete dias. O que ela render é apostado uma vez antes de ser seu.',
      ],
      terms:
        'Uma vez por jogador. Sete dias a partir do resgate, para a aposta e para o rollover. O valor apostado não entra no ganho. O que ela render é apostado uma vez antes de ser seu.',
      button: 'Ver recompensas',
    },
    'odds-you-saw': {
      title: 'A odd que você viu',
      summary: 'Se a odd cair antes de a aposta ser feita, a gente pergunta primeiro. Se subir, a melhor é sua.',
      body: ['O cupom mostra a nova odd e espera o seu sim. Sem ele, nenhuma aposta é feita e nada é descontado.'],
      terms: 'Sem bônus: só o nosso jeito de receber apostas.',
      button: 'Ir para as apostas',
    },
    'slow-race': {
      title: 'A corrida lenta',
      summary: 'Um torneio para apostas pequenas: valem as vinte melhores rodadas da semana.',
      body: [
        'Só valem suas vinte melhores rodadas, medidas pelo ganho em relação à aposta; uma aposta de {€0.20} tem a mesma chance que uma de {€10}.',
        'Os dez melhores lugares ganham {€5000} no total, pagos como dinheiro próprio minutos depois do fim.',
      ],
      terms:
        'Entrada grátis: vale qualquer aposta em jogos da categoria Tranquilos. Toda semana a partir de segunda, 00:00 UTC. Prêmios de {€5000} no total para os dez melhores lugares, de 30% para o primeiro a 2% para o décimo, como dinheiro próprio.',
      button: 'Participar',
    },
    'weekend-tables': {
      title: 'O fim de semana esticado',
      summary: 'Um torneio em todos os jogos de mesa, de sexta à noite a domingo à noite.',
      body: [
        'Valem suas vinte melhores rodadas, pelo ganho por unidade apostada. Os dez melhores lugares ganham {€2000} no total, pagos como dinheiro próprio minutos depois do fim.',
      ],
      terms:
        'Entrada grátis: vale qualquer aposta em jogos da categoria Jogos de mesa; mesas ao vivo não valem. De sexta, 18:00 UTC, a segunda, 00:00 UTC. Prêmios de {€2000} no total para os dez melhores lugares, de 30% para o primeiro a 2% para o décimo, como dinheiro próprio.',
      button: 'Ver as mesas',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'Sua primeira noite em dobro',
      description: 'Seu depósito em dobro até {€100}, com rollover de 35× e trinta dias para cumprir.',
      terms:
        '35× o bônus em 30 dias. Os slots contam por inteiro, os jogos de mesa um décimo. Seu próprio dinheiro é jogado primeiro e continua sendo seu.',
    },
    'friday-spins': {
      title: 'Vinte rodadas por conta da casa',
      description: 'Vinte rodadas grátis no Nautilus Parlour.',
      terms: 'Rodadas de {€0.10} por sete dias. Os ganhos são dinheiro de bônus, com rollover de 20×.',
    },
    'front-row': {
      title: 'Um lugar na primeira fila',
      description: '{€10} para jogar nas nossas mesas ao vivo.',
      terms:
        'Bônus não sacável: {€10} são para jogar; o que você ganhar além disso é seu depois de 10× de rollover em 14 dias. No máximo {€200}.',
    },
    'calm-cashback': {
      title: 'Cashback tranquilo',
      description: 'Cinco por cento do que você perde em jogos de cassino voltam, como dinheiro seu.',
      terms:
        'Perda líquida do seu próprio dinheiro nos sete dias a partir do início, enquanto estiver ativado. No máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Aposta grátis por conta da casa',
      description: 'Uma aposta de {€5} por conta da casa.',
      terms: 'O valor apostado não entra no ganho. O que ela render é apostado uma vez antes de ser seu.',
    },
    'second-helping': {
      title: 'Mais uma porção',
      description: 'Metade a mais no seu segundo depósito, até {€50}.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['A corrida lenta', 'Valem suas vinte melhores rodadas da semana, pelo ganho por unidade apostada.'],
    'weekend-tables': ['O fim de semana esticado', 'De sexta à noite a domingo à noite, em todos os jogos de mesa.'],
  },
  boxes: {
    'slow-race': ['A corrida lenta', 'Valem suas vinte melhores rodadas da semana.', 'Participar'],
    'weekend-tables': [
      'O fim de semana esticado',
      'Em todos os jogos de mesa, a partir de sexta à noite.',
      'Ver as mesas',
    ],
    limits: ['Seus limites, seu ritmo', 'Defina um antes de começar; diminuir vale na hora.', 'Definir um limite'],
    'live-limits': [
      'Um lugar no seu ritmo',
      'Cada mesa mostra os limites dela antes de você se sentar; você também pode definir os seus.',
      'Definir um limite',
    ],
  },
}
