import type { PageTexts } from '../shape.ts'

/** The static pages in Portuguese, as it is written in Portugal. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Política de privacidade',
    lead: 'O que a {brand} sabe sobre si, porquê, durante quanto tempo, e como pode ver ou alterar esses dados.',
    sections: [
      [
        'O que recolhemos',
        'No registo pedimos o nome, a data de nascimento, a morada, o e-mail e o telefone, porque a lei exige que saibamos quem joga e que tem idade para isso.',
        'Enquanto joga, guardamos as suas apostas, ganhos, depósitos e levantamentos, os seus limites, e a hora e o local dos seus acessos.',
      ],
      [
        'O que nunca fazemos',
        'Não vendemos os seus dados. O que conta à nossa equipa de jogo responsável não é usado para publicidade. Os números de cartão seguem diretamente para o prestador de pagamentos e nunca são guardados por nós.',
      ],
      [
        'Durante quanto tempo os guardamos',
        'Os registos da conta e dos pagamentos são guardados enquanto a lei contra o branqueamento de capitais o exigir: pelo menos cinco anos após o encerramento da conta. O que um visitante escreve no chat é apagado ao fim de trinta dias de silêncio; a conversa de um jogador fica com a conta. Tudo o resto é apagado quando deixa de ser necessário.',
      ],
      [
        'Os seus direitos',
        'Pode pedir uma cópia dos seus dados, corrigir erros, opor-se à publicidade a qualquer momento na sua conta e apresentar queixa à autoridade de proteção de dados.',
      ],
    ],
  },
  terms: {
    title: 'Termos e condições',
    lead: 'O acordo entre si e a {brand}, escrito para ser lido.',
    sections: [
      [
        'Quem pode jogar',
        'Tem de ter a idade legal para jogar no local onde vive, jogar por conta própria, com o seu próprio dinheiro, e ter apenas uma conta. Quem estiver excluído em qualquer casa do grupo não pode abrir uma conta nova.',
      ],
      [
        'A sua conta',
        'Não partilhe a sua palavra-passe. Avise-nos de imediato se outra pessoa puder ter usado a sua conta. Podemos pedir documentos antes de um levantamento, e dizemos quais antes do seu primeiro depósito.',
      ],
      [
        'Depósitos e levantamentos',
        'A maioria dos depósitos é creditada de imediato; alguns métodos demoram até uma hora. Os levantamentos voltam, sempre que possível, ao método com que pagou. Nunca cobramos por nenhum dos dois; o seu banco pode cobrar.',
      ],
      [
        'Quando um jogo falha',
        'Se uma ronda for interrompida, o resultado mantém-se e é-lhe mostrado quando voltar. Se um jogo funcionar mal, as rondas afetadas são anuladas e as apostas devolvidas.',
      ],
      [
        'Encerrar a conta',
        'Pode encerrar a sua conta a qualquer momento escrevendo ao nosso apoio. O seu saldo é pago. Os bónus em curso terminam com a conta.',
      ],
      [
        'Reclamações',
        'Escreva primeiro ao nosso apoio; recebe uma primeira resposta no prazo de dois dias úteis. Se não chegarmos a acordo, decide a entidade independente de resolução de litígios que indicamos na nossa resposta final, sem custos para si.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Restrições de idade',
    lead: 'O jogo é para adultos. Nós verificamos.',
    sections: [
      [
        'A idade que conta',
        'Tem de ter pelo menos 18 anos, ou mais onde a lei o diga: 19 na maior parte do Canadá. A idade do seu país é indicada no registo.',
      ],
      [
        'Como verificamos',
        'Pedimos a data de nascimento no registo e não abrimos conta a quem não tem idade. Antes do primeiro levantamento, comprova a sua identidade com documentos. Uma conta que se revele de um menor é encerrada.',
      ],
      [
        'Se partilha o computador',
        'Se há crianças a usar o seu dispositivo, termine a sessão depois de jogar, não guarde nele a palavra-passe e considere um controlo parental, como o do seu sistema operativo.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Condições dos bónus',
    lead: 'Como funcionam os bónus, sem letras pequenas.',
    sections: [
      [
        'Requisito de aposta',
        'Um requisito de aposta de 35× sobre um bónus de {€20} significa apostar {€700} antes de o dinheiro do bónus passar a ser seu. Cada oferta diz o seu número antes de a aceitar.',
      ],
      [
        'O seu dinheiro primeiro',
        'O seu próprio dinheiro é sempre jogado primeiro. Pode levantá-lo a qualquer momento; se o fizer com um bónus ativo, esse bónus termina, e nós perguntamos antes.',
      ],
      [
        'O que conta',
        'As slot machines contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada, salvo se a oferta disser outra coisa. Um jogo em que o seu bónus não pode ser usado di-lo antes de abrir.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Regras das apostas',
    lead: 'Como as apostas desportivas são aceites, liquidadas e, por vezes, anuladas.',
    sections: [
      [
        'Fazer uma aposta',
        'Uma aposta é válida quando o seu boletim o diz. As odds que mudaram enquanto decidia são mostradas de novo antes de confirmar.',
      ],
      [
        'Liquidação',
        'As apostas são liquidadas pelo resultado oficial do dia. Correções posteriores de uma federação não as alteram.',
      ],
      [
        'Apostas anuladas',
        'Uma aposta é anulada quando o evento não se realizou nas 48 horas seguintes à hora marcada ou quando as odds estavam manifestamente erradas. O valor apostado é devolvido.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Regras do casino',
    lead: 'Jogos justos, e como sabê-lo.',
    sections: [
      [
        'O acaso',
        'Cada resultado é tirado ao acaso pelo nosso próprio gerador, no servidor do jogo: ninguém o pode prever nem alterar. Nenhum resultado depende do que veio antes, do seu saldo ou da forma como aposta.',
      ],
      [
        'Retorno ao jogador',
        'Cada jogo indica o seu retorno teórico. É calculado ao longo de milhões de rondas; uma só noite pode ser muito diferente.',
      ],
      [
        'Rondas interrompidas',
        'Se a ligação cair, a ronda termina no servidor. Quando reabrir o jogo, vê como acabou antes de tudo o resto.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Jogar dentro dos seus limites',
    lead: 'Ferramentas para que jogar continue a ser um prazer, e pessoas com quem falar quando deixa de o ser.',
    sections: [
      [
        'Definir limites',
        'Defina um limite diário, semanal ou mensal de depósito, de apostas ou de perdas. Baixá-lo tem efeito imediato. Aumentá-lo só se aplica após um período de espera, e perguntamos-lhe outra vez.',
      ],
      [
        'Ver como está',
        'Em cada jogo vê o saldo, a hora e há quanto tempo iniciou sessão. Um resumo do seu tempo e dinheiro surge com a frequência que escolher, e um alerta de realidade onde o seu mercado o exige.',
      ],
      [
        'Fazer uma pausa',
        'Uma pausa dura um dia ou mais, como escolher. A autoexclusão dura meses ou é definitiva, e não pode ser anulada nem por nós nem por si.',
      ],
      [
        'Pergunte a si próprio',
        'Joga com dinheiro destinado a outra coisa? Esconde-o das pessoas próximas? Joga para recuperar o que perdeu? Se respondeu que sim a alguma, fale com alguém: é gratuito e confidencial.',
      ],
      [
        'Quem pode ajudar',
        'A Linha Vida (1414) ajuda em Portugal; os Jogadores Anónimos (gamblersanonymous.org) e a Gambling Therapy (gamblingtherapy.org) ajudam em muitas línguas.',
        'Noutros países ajudam estes serviços. Suécia: Stödlinjen (stodlinjen.se); Noruega: Hjelpelinjen (hjelpelinjen.no); Finlândia: Peluuri (peluuri.fi); Reino Unido: GamCare (gamcare.org.uk); Países Baixos: Loket Kansspel (loketkansspel.nl); Alemanha: Check dein Spiel (check-dein-spiel.de); Áustria: Spielsuchthilfe (spielsuchthilfe.at); França: Joueurs Info Service (joueurs-info-service.fr); Polónia: Telefon Zaufania (801 889 880); Turquia: YEDAM (115); Canadá: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brasil: Jogadores Anônimos; Chile e Peru: Jugadores Anónimos; Nova Zelândia: Gambling Helpline (gamblinghelpline.co.nz); Índia: Gamblers Anonymous (gamblersanonymous.org); Japão: GA日本; Filipinas: PAGCOR, Gamblers Anonymous.',
        'Alguns países têm um registo para se autoexcluir de todos os sites autorizados de uma só vez. Portugal: SRIJ (srij.turismodeportugal.pt); Reino Unido: GAMSTOP (gamstop.co.uk); Suécia: Spelpaus (spelpaus.se); Países Baixos: Cruks (cruksregister.nl); Alemanha: OASIS; França: ANJ (interdictiondejeux.anj.fr).',
        'Pode encerrar a sua conta de imediato, a qualquer hora, sem falar com ninguém: escolha a autoexclusão em «Limites de jogo», na sua conta. Quando há uma pessoa no chat, o nosso apoio pode fazê-lo por si.',
      ],
    ],
  },
  information: {
    title: 'Sobre a {brand}',
    lead: 'Quem somos, como a casa ganha dinheiro e como o seu é registado.',
    sections: [
      [
        'A casa',
        'A {brand} é um casino online com casino ao vivo e apostas desportivas. É gerida por pessoas que gostam de jogos e não gostam de letras pequenas.',
      ],
      [
        'Como ganhamos',
        'Cada jogo fica, em média, com uma pequena parte de tudo o que se aposta. Com o tempo, a casa ganha. Jogue por prazer, com dinheiro que possa dispensar.',
      ],
      [
        'O seu dinheiro',
        'Nos nossos livros, o dinheiro de cada jogador está separado do dos outros e do da casa. Cada movimento consta da sua conta.',
      ],
    ],
  },
  'contact-us': {
    title: 'Contacte-nos',
    lead: 'Como nos contactar: pelo chat ou com um relatório a partir de qualquer página.',
    sections: [
      [
        'Chat',
        'Quando há chat, abre-se no fundo da página. Diz se está lá alguém; se não estiver, deixe uma mensagem e respondemos.',
      ],
      [
        'Relatório para o apoio ao cliente',
        '«Enviar um relatório ao apoio ao cliente» está no fundo das nossas páginas, haja ou não chat. Escreva o que correu mal e recebe uma referência com que o apoio encontra o relatório.',
      ],
      [
        'Reclamações',
        'Diga-nos o que aconteceu, quando, e o que gostaria que fizéssemos. Recebe uma primeira resposta no prazo de dois dias úteis.',
      ],
      [
        'Jogo responsável',
        'Se quer deixar de jogar já, escolha uma pausa ou a autoexclusão em «Limites de jogo», na sua conta: começa de imediato, a qualquer hora. Quando há uma pessoa no chat, também o pode dizer aí: a sua conta é encerrada antes de qualquer pergunta.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Chat ao vivo',
    lead: 'Fale com o nosso apoio.',
    sections: [
      [
        'Antes de escrever',
        'Tenha à mão o e-mail da sua conta. Nunca pedimos a sua palavra-passe nem um código que lhe tenhamos enviado.',
      ],
      ['Horário', 'O chat diz se está lá alguém. Se não estiver, deixe uma mensagem.'],
    ],
  },
  'closed-account': {
    title: 'A sua conta está encerrada',
    lead: 'Esta conta foi encerrada e já não serve para iniciar sessão.',
    sections: [
      [
        'O seu dinheiro',
        'O saldo que for seu é pago para o último método que usou. Escreva ao apoio se não chegar no prazo de cinco dias úteis.',
      ],
      [
        'Reabrir a conta',
        'As contas encerradas a seu pedido podem ser reabertas depois de falar com o apoio. As contas autoexcluídas ficam encerradas durante todo o prazo.',
      ],
    ],
  },
}
