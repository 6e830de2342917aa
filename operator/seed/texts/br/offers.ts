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
      summary: 'Seu primeiro depósito em dobro até {€100}, com rollover de 35× e trinta dias para cumprir.',
      body: [
        'Deposite {€10} ou mais pela primeira vez e a gente coloca o mesmo valor, até {€100}, em dinheiro de bônus.',
        'Seu próprio dinheiro é jogado primeiro e continua sendo seu: você pode sacar a qualquer momento, e aí o bônus termina.',
      ],
      terms:
        'Só para novos jogadores. 35× o bônus em 30 dias. Os slots contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada.',
      button: 'Cadastre-se',
    },
    'second-helping': {
      title: 'Mais uma porção',
      summary: 'Metade a mais no seu segundo depósito, até {€50}.',
      body: [
        'A gente soma metade ao seu segundo depósito. Escolha a oferta no caixa antes de pagar; nada é colocado sem você pedir.',
      ],
      terms: 'Só no segundo depósito, a partir de {€20}. 35× o bônus em 30 dias.',
      button: 'Depositar',
    },
    'tuesday-spins': {
      title: 'Vinte rodadas na terça',
      summary: 'Um jogo novo toda terça, e vinte rodadas grátis para experimentar.',
      body: [
        'Toda terça escolhemos um jogo que merece mais jogadores. Entre, resgate, gire: os ganhos são pagos como dinheiro seu, até {€20}.',
      ],
      terms:
        'Um resgate por jogador a cada terça. Rodadas de {€0.10}. Ganhos até {€20} sem rollover. As rodadas expiram à meia-noite.',
      button: 'Ver o jogo',
    },
    'calm-cashback': {
      title: 'Cashback tranquilo',
      summary: 'Cinco por cento de uma semana no vermelho voltam na segunda, como dinheiro seu.',
      body: [
        'Se você perdeu na semana, cinco por cento voltam na segunda de manhã. Sem rollover, sem nada para lembrar.',
      ],
      terms: 'Slots e mesas, perda líquida de segunda a domingo. No máximo {€50}. Resgate até quinta.',
      button: 'Jogar',
    },
    'new-on-friday': {
      title: 'Novidades da sexta',
      summary: 'Dez jogos que ninguém jogou ainda, toda sexta ao meio-dia.',
      body: ['A gente experimenta cada jogo antes de ele entrar. Estes são os que a gente não largou.'],
      terms: 'Sem bônus: só jogos novos.',
      button: 'Ver novidades',
    },
    'jackpot-hour': {
      title: 'Hora do jackpot',
      summary: 'Das nove às dez da noite, todo jogo com jackpot tem um segundo prêmio, menor.',
      body: [
        'Um prêmio menor de {€500} sai ao acaso toda noite entre as nove e as dez, além do que o próprio jogo tiver.',
      ],
      terms: 'Só jogos com jackpot, apostas de {€0.20} ou mais. Um prêmio menor por noite.',
      button: 'Jogos com jackpot',
    },
    'table-talk': {
      title: 'Papo de mesa',
      summary: 'O dealer sorteia um lugar a cada hora; o lugar ganha {€25}.',
      body: [
        'Sente-se a qualquer mesa do nosso próprio estúdio. A cada hora cheia um número de lugar é sorteado; quem estiver nele ganha {€25}.',
      ],
      terms: 'Lugares com aposta nos últimos dez minutos. Pago como dinheiro seu.',
      button: 'Achar uma mesa',
    },
    'golden-wheel': {
      title: 'A roda dourada',
      summary: 'O pleno no 17 paga uma unidade a mais, toda noite.',
      body: ['Das seis à meia-noite, o pleno no 17 nas nossas próprias mesas de roleta paga 36 para 1.'],
      terms: 'Mesas do nosso estúdio, apostas de até {€10} no número.',
      button: 'Mesas de roleta',
    },
    'saturday-free-bet': {
      title: 'Aposta grátis para o sábado',
      summary: 'Aposte {€20} durante a semana e ganhe {€5} para o fim de semana.',
      body: [
        'Com {€20} em apostas liquidadas de segunda a sexta, uma aposta grátis de {€5} espera por você no sábado de manhã.',
      ],
      terms: 'Odds de 1,80 ou mais. O valor da aposta grátis não entra no ganho. Expira no domingo.',
      button: 'Ir para as apostas',
    },
    'underdog-boost': {
      title: 'Odds turbinadas da zebra',
      summary: 'Uma zebra por dia, com a odd um décimo maior.',
      body: [
        'Toda manhã nossos traders escolhem uma zebra de que gostam. A odd sobe um décimo, para apostas de até {€20}.',
      ],
      terms: 'Uma aposta por jogador por dia. Ganhos com odd turbinada são pagos como dinheiro seu.',
      button: 'A zebra de hoje',
    },
    'slow-race': {
      title: 'A corrida lenta',
      summary: 'Um torneio para apostas pequenas: valem as vinte melhores rodadas da semana.',
      body: [
        'Só valem suas vinte melhores rodadas, medidas pelo ganho em relação à aposta; uma aposta de {€0.10} tem a mesma chance que uma de {€10}.',
      ],
      terms: 'Entrada grátis. Apostas a partir de {€0.10}. Prêmios de {€5000} no total.',
      button: 'Participar',
    },
    'high-tide': {
      title: 'Maré alta',
      summary: 'Só jogos do mar. Toda a pesca é dividida entre quem achar uma pérola.',
      body: [
        'Durante a semana, quem conseguir um ganho de 200× ou mais em um jogo do mar acha uma pérola. No domingo, {€3000} são divididos igualmente entre as pérolas.',
      ],
      terms: 'Jogos da categoria Fundo do mar. Vale uma pérola por jogador.',
      button: 'Fundo do mar',
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
      title: 'Vinte rodadas na sexta',
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
      description: 'Cinco por cento do que você perde no cassino voltam, como dinheiro seu.',
      terms: 'Perda líquida do seu próprio dinheiro enquanto estiver ativado. No máximo {€50}.',
    },
    'saturday-free-bet': {
      title: 'Aposta grátis para o sábado',
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
    'weekend-tables': [
      'O fim de semana esticado',
      'De sexta à noite a domingo à noite, em todos os jogos de roleta, blackjack e bacará.',
    ],
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
