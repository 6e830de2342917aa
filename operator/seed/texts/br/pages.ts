import type { PageTexts } from '../shape.ts'

/** The static pages in Brazilian Portuguese. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Política de privacidade',
    lead: 'O que a {brand} sabe sobre você, por quê, por quanto tempo, e como você pode ver ou mudar isso.',
    sections: [
      [
        'O que coletamos',
        'No cadastro pedimos nome, data de nascimento, endereço, e-mail e telefone, porque a lei exige que saibamos quem joga e que a pessoa tem idade para isso.',
        'Enquanto você joga, guardamos suas apostas, ganhos, depósitos e saques, seus limites, e a hora e o lugar dos seus acessos.',
      ],
      [
        'O que nunca fazemos',
        'Não vendemos seus dados. O que você conta à nossa equipe de jogo responsável não é usado para publicidade. Os números de cartão vão direto para o provedor de pagamentos e nunca são armazenados por nós.',
      ],
      [
        'Por quanto tempo guardamos',
        'Os registros da conta e dos pagamentos ficam guardados pelo tempo que a lei contra a lavagem de dinheiro exige: pelo menos cinco anos depois do encerramento da conta. O que um visitante escreve no chat é apagado depois de trinta dias de silêncio; a conversa de um jogador fica com a conta. Todo o resto é apagado quando não é mais necessário.',
      ],
      [
        'Seus direitos',
        'Pela LGPD, você pode pedir uma cópia dos seus dados, corrigir erros, recusar a publicidade a qualquer momento na sua conta e reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    ],
  },
  terms: {
    title: 'Termos e condições',
    lead: 'O acordo entre você e a {brand}, escrito para ser lido.',
    sections: [
      [
        'Quem pode jogar',
        'Você precisa ter a idade legal para jogar onde mora, jogar por conta própria, com seu próprio dinheiro, e ter só uma conta. Quem estiver excluído em qualquer casa do grupo não pode abrir uma conta nova.',
      ],
      [
        'Sua conta',
        'Não compartilhe sua senha. Avise-nos imediatamente se outra pessoa puder ter usado sua conta. Podemos pedir documentos antes de um saque, e dizemos quais antes do seu primeiro depósito.',
      ],
      [
        'Depósitos e saques',
        'A maioria dos depósitos cai na hora; algumas formas de pagamento levam até uma hora. Os saques voltam, sempre que possível, para a forma de pagamento que você usou. Nunca cobramos por nenhum dos dois; seu banco pode cobrar.',
      ],
      [
        'Quando um jogo falha',
        'Se uma rodada for interrompida, o resultado vale e é mostrado quando você voltar. Se um jogo funcionar mal, as rodadas afetadas são anuladas e as apostas devolvidas.',
      ],
      [
        'Encerrar a conta',
        'Você pode encerrar sua conta a qualquer momento escrevendo para o nosso suporte. Seu saldo é pago. Os bônus em aberto terminam com a conta.',
      ],
      [
        'Reclamações',
        'Escreva primeiro para o nosso suporte; a primeira resposta chega em até dois dias úteis. Se não houver acordo, decide o serviço independente de solução de conflitos que indicamos na nossa resposta final, sem custo para você.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Restrições de idade',
    lead: 'Jogo é para adultos. Nós verificamos.',
    sections: [
      [
        'A idade que vale',
        'Você precisa ter pelo menos 18 anos, ou mais onde a lei disser: 19 na maior parte do Canadá. A idade do seu país aparece no cadastro.',
      ],
      [
        'Como verificamos',
        'Pedimos a data de nascimento no cadastro e não abrimos conta para quem não tem idade. Antes do primeiro saque, você comprova com documentos quem é. Uma conta que se revele de um menor de idade é encerrada.',
      ],
      [
        'Se você divide o computador',
        'Se crianças usam seu dispositivo, saia da conta depois de jogar, não deixe a senha salva nele e considere um controle parental, como o do próprio sistema.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Regras dos bônus',
    lead: 'Como os bônus funcionam, sem letra miúda.',
    sections: [
      [
        'Rollover',
        'Um rollover de 35× em um bônus de {€20} significa apostar {€700} antes de o dinheiro do bônus virar seu. Cada oferta diz o número antes de você aceitar.',
      ],
      [
        'Seu dinheiro primeiro',
        'Seu próprio dinheiro é sempre jogado primeiro. Você pode sacar a qualquer momento; se fizer isso com um bônus ativo, esse bônus termina, e nós perguntamos antes.',
      ],
      [
        'O que conta',
        'Os slots contam por inteiro, os jogos de mesa um décimo, os jogos ao vivo nada, a menos que a oferta diga outra coisa. Um jogo em que seu bônus não pode ser usado avisa antes de abrir.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Regras das apostas',
    lead: 'Como as apostas esportivas são aceitas, liquidadas e, às vezes, anuladas.',
    sections: [
      [
        'Fazer uma aposta',
        'Uma aposta vale quando o seu cupom diz que vale. Odds que mudaram enquanto você decidia aparecem de novo antes da confirmação.',
      ],
      [
        'Liquidação',
        'As apostas são liquidadas pelo resultado oficial do dia. Correções posteriores de uma federação não mudam nada.',
      ],
      [
        'Apostas anuladas',
        'Uma aposta é anulada quando o evento não aconteceu em até 48 horas do horário marcado ou quando a odd estava claramente errada. O valor apostado é devolvido.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Regras do cassino',
    lead: 'Jogos justos, e como saber disso.',
    sections: [
      [
        'O acaso',
        'Todo resultado é sorteado ao acaso pelo nosso próprio gerador, no servidor do jogo: ninguém pode prever nem mudar. Nenhum resultado depende do que veio antes, do seu saldo ou do jeito que você aposta.',
      ],
      [
        'Retorno ao jogador',
        'Cada jogo informa seu retorno teórico (RTP). Ele é calculado em milhões de rodadas; uma única noite pode ser bem diferente.',
      ],
      [
        'Rodadas interrompidas',
        'Se a conexão cair, a rodada termina no servidor. Ao abrir o jogo de novo, a primeira coisa que você vê é como ela acabou.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Jogue dentro dos seus limites',
    lead: 'Ferramentas para o jogo continuar sendo um prazer, e pessoas com quem falar quando deixa de ser.',
    sections: [
      [
        'Defina limites',
        'Defina um limite diário, semanal ou mensal de depósito, de apostas ou de perda. Diminuir vale na hora. Aumentar só vale depois de um período de espera, e perguntamos de novo.',
      ],
      [
        'Veja como você está',
        'Em cada jogo você vê seu saldo, a hora e há quanto tempo entrou na conta. Um resumo do seu tempo e do seu dinheiro aparece no intervalo que você escolher, e um alerta de realidade onde o seu mercado exige.',
      ],
      [
        'Faça uma pausa',
        'Uma pausa dura um dia ou mais, como você escolher. A autoexclusão dura meses ou é para sempre, e não pode ser desfeita nem por nós nem por você.',
      ],
      [
        'Faça a si mesmo estas perguntas',
        'Você joga com dinheiro que era para outra coisa? Esconde isso de quem é próximo? Joga para recuperar o que perdeu? Se respondeu sim a alguma, fale com alguém: é gratuito e sigiloso.',
      ],
      [
        'Quem pode ajudar',
        'Os Jogadores Anônimos e o SUS ajudam no Brasil; a Gamblers Anonymous (gamblersanonymous.org) e a Gambling Therapy (gamblingtherapy.org), em muitos idiomas.',
        'Em outros países, estes serviços ajudam. Suécia: Stödlinjen (stodlinjen.se); Noruega: Hjelpelinjen (hjelpelinjen.no); Finlândia: Peluuri (peluuri.fi); Reino Unido: GamCare (gamcare.org.uk); Países Baixos: Loket Kansspel (loketkansspel.nl); Alemanha: Check dein Spiel (check-dein-spiel.de); Áustria: Spielsuchthilfe (spielsuchthilfe.at); França: Joueurs Info Service (joueurs-info-service.fr); Portugal: Linha Vida (1414); Polônia: Telefon Zaufania (801 889 880); Turquia: YEDAM (115); Canadá: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Chile e Peru: Jugadores Anónimos; Nova Zelândia: Gambling Helpline (gamblinghelpline.co.nz); Índia: Gamblers Anonymous (gamblersanonymous.org); Japão: GA日本; Filipinas: PAGCOR, Gamblers Anonymous.',
        'Alguns países têm um registro para se autoexcluir de todos os sites autorizados de uma vez. Portugal: SRIJ (srij.turismodeportugal.pt); Reino Unido: GAMSTOP (gamstop.co.uk); Suécia: Spelpaus (spelpaus.se); Países Baixos: Cruks (cruksregister.nl); Alemanha: OASIS; França: ANJ (interdictiondejeux.anj.fr).',
        'Você pode encerrar sua conta na hora, de dia ou de noite, sem falar com ninguém: escolha a autoexclusão em “Limites de jogo”, na sua conta. Quando há alguém no chat, nosso suporte pode fazer isso por você.',
      ],
    ],
  },
  information: {
    title: 'Sobre a {brand}',
    lead: 'Quem somos, como a casa ganha dinheiro e como o seu é registrado.',
    sections: [
      [
        'A casa',
        'A {brand} é um cassino online com cassino ao vivo e apostas esportivas. Quem cuida dela gosta de jogos e não gosta de letra miúda.',
      ],
      [
        'Como ganhamos',
        'Cada jogo fica, em média, com uma pequena parte de tudo o que é apostado. Com o tempo, a casa ganha. Jogue por diversão, com dinheiro que não vai fazer falta.',
      ],
      [
        'Seu dinheiro',
        'Nos nossos livros, o dinheiro de cada jogador fica separado do dos outros e do da casa. Cada movimentação aparece na sua conta.',
      ],
    ],
  },
  'contact-us': {
    title: 'Fale com a gente',
    lead: 'Como falar com a gente: pelo chat ou com um relatório de qualquer página.',
    sections: [
      [
        'Chat',
        'Quando há chat, ele abre no fim da página. Ele diz se tem alguém; se não tiver, deixe uma mensagem e a gente responde.',
      ],
      [
        'Relatório para o suporte',
        '“Enviar um relatório ao suporte” fica no fim das nossas páginas, com ou sem chat. Escreva o que deu errado e receba uma referência com que o suporte acha o relatório.',
      ],
      [
        'Reclamações',
        'Conte o que aconteceu, quando, e o que você quer que a gente faça. A primeira resposta chega em até dois dias úteis.',
      ],
      [
        'Jogo responsável',
        'Se você quer parar de jogar agora, escolha uma pausa ou a autoexclusão em “Limites de jogo”, na sua conta: vale na hora, de dia ou de noite. Quando há alguém no chat, você também pode pedir por lá: sua conta é encerrada antes de qualquer pergunta.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Chat ao vivo',
    lead: 'Fale com o nosso suporte.',
    sections: [
      [
        'Antes de escrever',
        'Tenha à mão o e-mail da sua conta. Nunca pedimos sua senha nem um código que enviamos a você.',
      ],
      ['Horário', 'O chat diz se tem alguém lá. Se não tiver, deixe uma mensagem.'],
    ],
  },
  'closed-account': {
    title: 'Sua conta está encerrada',
    lead: 'Esta conta foi encerrada e não serve mais para entrar.',
    sections: [
      [
        'Seu dinheiro',
        'O saldo que for seu é pago pela última forma de pagamento que você usou. Escreva para o suporte se ele não chegar em até cinco dias úteis.',
      ],
      [
        'Abrir de novo',
        'Contas encerradas a seu pedido podem ser reabertas depois de uma conversa com o suporte. Contas em autoexclusão ficam encerradas por todo o prazo.',
      ],
    ],
  },
}
