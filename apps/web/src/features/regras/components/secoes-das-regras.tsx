import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { problemaDoParecerCurto } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { preencherVagas } from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import type { Regra } from '@instrutoria/domain/edital/rules/regras.ts';
import { RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO } from '@instrutoria/domain/homologacao/limits.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { fimDoPrazo } from '@instrutoria/domain/kernel/feriados.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { PESSOA_SEM_NOME } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import {
  ANEXOS_MAXIMO,
  CONTRARRAZOES_DIAS_UTEIS,
  RECURSOS_PARA_PARTES,
} from '@instrutoria/domain/recurso/limits.ts';
import { ultimoDiaDasContrarrazoes } from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import { problemasDasNotas, problemasDoPedido } from '@instrutoria/domain/recurso/rules/criterios.ts';
import {
  numerosPublicosDosRecursos,
  recursosPorExtenso,
} from '@instrutoria/domain/recurso/rules/recursos-em-numeros.ts';
import { impedimentoDoRelator } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { QUORUM_MAXIMO } from '@instrutoria/domain/reuniao/limits.ts';
import { faltaQuorum } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { REGRA_DA_LISTA } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { quantos, type SecaoDaRegra, simOuNao, umDeDois } from './secao-da-regra.tsx';
import { SECOES_DO_SORTEIO } from './secoes-do-sorteio.tsx';
import { SECOES_DOS_AVALIADORES } from './secoes-dos-avaliadores.tsx';

const numero = (n: number) => n.toLocaleString('pt-BR');
const CONTESTADO = { mensagem: '', acolhido: null, feedback: null };
const CANDIDATO = {
  tipo: 'avaliador',
  avaliou: false,
  participa: false,
  declarou: false,
  respondeu: false,
} as const;
const DOZE_RECURSOS = Array.from({ length: 12 }, (_, i) => ({
  status: i < 5 ? ('ACEITO' as const) : ('RECUSADO' as const),
  emParte: i < 2,
  dias: 9,
}));
const SEM_LIMITES = { modo: 'ateOndeDer', bolsas: null, minimo: 0, porProjeto: 2 } as const;
const DOIS_DA_UNIDADE = [1, 2].map((posicao) => ({
  projeto_id: posicao,
  posicao,
  total: 90 - posicao,
  remunerados: 2,
  voluntarios: 0,
  unidade: 'IME',
}));
const CURTO = 'O projeto é claro e viável.';

export const SECOES_DAS_REGRAS: Readonly<Record<Regra, SecaoDaRegra>> = {
  ...SECOES_DOS_AVALIADORES,
  ...SECOES_DO_SORTEIO,
  parecerMinimo: {
    titulo: 'Tamanho do parecer',
    muda: 'Quantos caracteres, no mínimo, o avaliador escreve no parecer antes de concluir a avaliação.',
    exclui: 'Quem já concluiu não precisa escrever mais; depois da primeira conclusão o mínimo só diminui.',
    dito: ({ parecerMinimo }) =>
      parecerMinimo === 0 ? 'O parecer pode ficar vazio.' : `Pelo menos ${numero(parecerMinimo)} caracteres.`,
    exemplo: ({ parecerMinimo }) =>
      `O parecer “${CURTO}” tem ${contarCodePoints(CURTO)} caracteres: ${
        problemaDoParecerCurto(CURTO, parecerMinimo) === null
          ? 'basta para concluir.'
          : 'não basta, e a avaliação não é concluída.'
      }`,
    campo: quantos(
      'parecerMinimo',
      'Mínimo de caracteres do parecer',
      `De 0 (pode ficar vazio) a ${numero(PARECER_MAXIMO)}`,
    ),
  },
  resultadoPreliminar: {
    titulo: 'Resultado preliminar',
    muda: 'Se sai primeiro um resultado preliminar, contra o qual se pode recorrer, e depois o final.',
    exclui: 'Instrutores, documentos, frequência e pagamento esperam o resultado final.',
    dito: ({ resultadoPreliminar }) =>
      resultadoPreliminar
        ? 'O resultado é primeiro preliminar; o final vem depois dos recursos.'
        : 'O resultado é um só.',
    exemplo: ({ resultadoPreliminar }) =>
      resultadoPreliminar
        ? 'Publicado em 2 de março, o resultado é preliminar. Ana pede recurso até 12 de março; decidido o dela e os outros, sai o final, e os instrutores começam.'
        : 'Publicado em 2 de março, o resultado vale, e quem foi aprovado já cadastra instrutores. Se o recurso de Ana for aceito, sai uma versão nova.',
    campo: simOuNao('resultadoPreliminar', 'Publicar primeiro um resultado preliminar'),
  },
  suplentes: {
    titulo: 'Lista de suplentes',
    muda: 'Se quem passou e não recebeu bolsa ganha um número no resultado, e é chamado quando uma bolsa é devolvida.',
    exclui:
      'Vagas de voluntários não contam, e quem não pediu bolsa não entra na lista. Uma bolsa cujo instrutor sai continua do projeto: só a de um projeto encerrado passa ao suplente.',
    dito: ({ suplentes }) =>
      suplentes
        ? 'Quem passou e não recebeu bolsa é numerado como suplente.'
        : 'Quem não recebeu bolsa não é chamado depois.',
    exemplo: ({ suplentes }) =>
      suplentes
        ? 'Com duas bolsas, Ana e Bruno as recebem, e Clara é a suplente nº 1. O projeto de Bruno é encerrado sem instrutores: Clara é chamada.'
        : 'Com duas bolsas, Ana e Bruno as recebem. Clara fica sem bolsa, mesmo que o projeto de Bruno seja encerrado.',
    campo: simOuNao('suplentes', 'Numerar os suplentes no resultado'),
  },
  suplentesParciais: {
    titulo: 'Suplentes que receberam uma parte',
    muda: 'Se quem recebeu menos bolsas do que pediu também entra na lista de suplentes, depois de quem não recebeu nenhuma.',
    exclui: 'Sem lista de suplentes, esta regra não faz nada.',
    dito: ({ suplentesParciais }) =>
      suplentesParciais
        ? 'Quem recebeu uma parte das bolsas que pediu vem no fim da lista.'
        : 'Só quem não recebeu nenhuma bolsa entra na lista.',
    exemplo: ({ suplentesParciais: parciais }) => {
      const [ana, bruno] = preencherVagas(
        DOIS_DA_UNIDADE.map((um) => ({ ...um, remunerados: 3 - um.posicao })),
        { ...SEM_LIMITES, bolsas: 1, porUnidade: null },
        { ...REGRA_DA_LISTA, parciais },
      ).linhas;
      return `Com uma bolsa, Ana, que vem antes e pediu 2, recebe ${ana?.remunerados_aprovados}, e Bruno, que pediu 1, nenhuma. Bruno é o suplente nº ${bruno?.suplente}; Ana ${ana?.suplente === null ? 'não é suplente' : `é a suplente nº ${ana?.suplente}`}.`;
    },
    campo: simOuNao('suplentesParciais', 'Numerar também quem recebeu uma parte'),
  },
  bolsasPorUnidade: {
    titulo: 'Bolsas por unidade',
    muda: 'Quantas bolsas, no máximo, recebem juntos os projetos cujos coordenadores são da mesma unidade.',
    exclui:
      'Voluntários não contam. Depois da primeira nota o limite não muda; publicado o resultado, só aumenta ou deixa de existir.',
    dito: ({ bolsasPorUnidade }) =>
      bolsasPorUnidade === null
        ? 'Não há limite por unidade.'
        : `${contado(bolsasPorUnidade, 'bolsa', 'bolsas')} por unidade, no máximo.`,
    exemplo: ({ bolsasPorUnidade }) => {
      const [ana, bruno] = preencherVagas(DOIS_DA_UNIDADE, {
        ...SEM_LIMITES,
        porUnidade: bolsasPorUnidade,
      }).linhas;
      return `Os projetos de Ana e de Bruno, da mesma unidade, pedem 2 bolsas cada um. Ana, que vem antes, recebe ${ana?.remunerados_aprovados}; Bruno, ${bruno?.remunerados_aprovados}.`;
    },
    campo: ({ regras, onChange, errors }) => (
      <CountInput
        {...errors.field('bolsasPorUnidade')}
        label="Bolsas de cada unidade, no máximo"
        description="Vazio: não há limite"
        value={regras.bolsasPorUnidade}
        onChange={(bolsasPorUnidade) => {
          errors.clear('bolsasPorUnidade');
          onChange({ bolsasPorUnidade });
        }}
      />
    ),
  },
  quorum: {
    titulo: 'Quórum da sessão',
    muda: 'Quantos membros da comissão, na sala e sem impedimento, a sessão precisa ter para decidir cada item.',
    exclui: 'Depois que a comissão abre uma sessão, não muda mais.',
    dito: ({ quorum }) =>
      `Pelo menos ${contado(quorum, 'membro presente', 'membros presentes')} em cada item.`,
    exemplo: ({ quorum }) => {
      const podem = [
        { id: 1, nome: 'Bruno' },
        { id: 2, nome: 'Clara' },
      ];
      return `Ana, Bruno e Clara estão na sala, e o projeto é de Ana: ${
        faltaQuorum({ podem, quorum }) === null
          ? 'Bruno e Clara decidem.'
          : 'dois não bastam, e o item espera mais alguém.'
      }`;
    },
    campo: quantos('quorum', 'Quórum da sessão: membros presentes', `De 1 a ${QUORUM_MAXIMO}`),
  },
  recursoPorCriterio: {
    titulo: 'Recurso por critério',
    muda: 'Se quem recorre pode contestar critérios determinados, cada um com as suas razões, e a comissão decide critério por critério.',
    exclui: 'Num recurso por critério só mudam as notas dos critérios contestados, e nenhuma diminui.',
    dito: ({ recursoPorCriterio }) =>
      recursoPorCriterio
        ? 'O recurso é contra critérios escolhidos, ou contra o resultado todo.'
        : 'O recurso é contra o resultado todo.',
    exemplo: ({ recursoPorCriterio }) => {
      const contestados = recursoPorCriterio
        ? [{ ...CONTESTADO, criterio: 'pontuacaoMetodologiaAtividades' as const }]
        : [];
      const dados = { pontuacaoOrganizacaoTextual: 9 };
      const original = { pontuacaoOrganizacaoTextual: 8 };
      return problemasDasNotas(contestados, dados, { tipo: 'TIPO II', original }).length > 0
        ? 'Ana contesta a nota de metodologia. A comissão pode subir essa nota; a de organização textual, que ela não contestou, fica em 8.'
        : 'Ana pede que o resultado seja revisto. A comissão pode subir qualquer nota, também a de organização textual, de 8 para 9.';
    },
    campo: simOuNao('recursoPorCriterio', 'Aceitar recursos contra critérios escolhidos'),
  },
  recursoComAnexos: {
    titulo: 'Anexos no recurso',
    muda: 'Se quem recorre pode juntar documentos ao recurso.',
    exclui: `No máximo ${ANEXOS_MAXIMO} arquivos PDF de até 25 MB, lidos só por quem recorreu e por quem decide.`,
    dito: ({ recursoComAnexos }) =>
      recursoComAnexos ? `Até ${ANEXOS_MAXIMO} arquivos PDF.` : 'O recurso não leva anexos.',
    exemplo: ({ recursoComAnexos }) =>
      problemasDoPedido(
        { mensagem: 'Segue a ata.', anexos: [{ referencia: 'ata' }] },
        { tipo: 'TIPO II', regras: { recursoPorCriterio: false, recursoComAnexos } },
      ).length === 0
        ? 'Ana recorre e junta a ata do departamento em PDF: a comissão a lê junto com o recurso.'
        : 'Ana recorre e cita a ata do departamento: a comissão lê só o que ela escreveu.',
    campo: simOuNao('recursoComAnexos', 'Aceitar documentos junto com o recurso'),
  },
  recursoComRelator: {
    titulo: 'Relator do recurso',
    muda: 'Se a comissão designa, para cada recurso, um relator que escreve a minuta da decisão.',
    exclui: 'Nunca é relator quem deu as notas contestadas, participa do projeto ou declarou impedimento.',
    dito: ({ recursoComRelator }) =>
      recursoComRelator
        ? 'Cada recurso pode ter um relator, que escreve a minuta.'
        : 'Quem decide escreve a decisão.',
    exemplo: ({ recursoComRelator }) =>
      recursoComRelator
        ? `Bruno avaliou o projeto de Ana: “${impedimentoDoRelator({ ...CANDIDATO, avaliou: true })}”. Clara pode ser relatora: escreve a minuta, e a comissão decide a partir dela.`
        : 'Ana recorre, e a comissão lê o recurso e decide.',
    campo: simOuNao('recursoComRelator', 'Designar relatores para os recursos'),
  },
  contrarrazoes: {
    titulo: 'Contrarrazões',
    muda: 'Se os outros projetos do resultado podem ler e responder um recurso antes da decisão (Lei 9.784, art. 62).',
    exclui:
      'Leem os critérios e as razões, nunca os anexos, as notas nem quem avaliou. Quem participa de um projeto que respondeu não decide o recurso.',
    dito: ({ contrarrazoes }) =>
      contrarrazoes
        ? `Antes da decisão, os outros projetos têm ${contado(CONTRARRAZOES_DIAS_UTEIS, 'dia útil', 'dias úteis')} para responder.`
        : 'O recurso é decidido sem ouvir os outros projetos.',
    exemplo: ({ contrarrazoes }) =>
      contrarrazoes
        ? `Ana recorre em 02/03/2027. Bruno e Clara, que têm posição, são avisados e podem responder até ${formatarPrazo(ultimoDiaDasContrarrazoes('2027-03-02', []))}; a comissão decide depois.`
        : 'Ana recorre em 02/03/2027, e a comissão pode decidir no mesmo dia.',
    campo: simOuNao('contrarrazoes', 'Ouvir os outros antes de decidir um recurso'),
  },
  recursosEmNumeros: {
    titulo: 'Recursos em números',
    muda: 'Se a página pública do resultado diz quantos recursos houve e como foram decididos.',
    exclui: `Com menos de ${RECURSOS_PARA_PARTES} decididos diz só quantos houve; nunca diz de quem são.`,
    dito: ({ recursosEmNumeros }) =>
      recursosEmNumeros
        ? 'A página do resultado conta os recursos.'
        : 'A página do resultado não conta os recursos.',
    exemplo: ({ recursosEmNumeros }) =>
      recursosEmNumeros
        ? `De 12 recursos: ${recursosPorExtenso(numerosPublicosDosRecursos(DOZE_RECURSOS)).join(' ')}`
        : 'De 12 recursos, a página do resultado nada diz.',
    campo: simOuNao('recursosEmNumeros', 'Publicar os recursos em números'),
  },
  anonimato: {
    titulo: 'Avaliação sem nomes',
    muda: 'Se o avaliador também deixa de saber de quem é o projeto. O coordenador nunca sabe quem avalia.',
    exclui:
      'Depois do primeiro avaliador designado não muda mais. Administração, presidente e secretaria veem os nomes.',
    dito: ({ anonimato }) =>
      anonimato === 'ambos'
        ? 'O avaliador não lê nomes, unidades nem documentos com dados de quem propôs.'
        : 'O avaliador lê de quem é o projeto.',
    exemplo: ({ anonimato }) =>
      `Bruno avalia o projeto de Ana. Onde diz Coordenador, ele lê “${anonimato === 'ambos' ? PESSOA_SEM_NOME.nome : 'Ana'}”. ${
        anonimato === 'ambos'
          ? 'Antes de enviar, Ana vê onde o seu texto e o comprovante dizem quem ela é. Ela corrige, ou envia mesmo assim.'
          : 'Ana não sabe que foi Bruno.'
      }`,
    campo: umDeDois('anonimato', 'O avaliador não lê de quem é o projeto', ['ambos', 'avaliador']),
  },
  homologacao: {
    titulo: 'Homologação',
    muda: 'Se a administração confere cada projeto depois das inscrições. Ela homologa, devolve para correção ou não homologa.',
    exclui: 'Depois do primeiro projeto marcado ou designado não muda mais.',
    dito: ({ homologacao }) =>
      homologacao ? 'Só projetos homologados são avaliados.' : 'Todos os projetos enviados são avaliados.',
    exemplo: ({ homologacao }) =>
      homologacao
        ? 'De 40 projetos enviados, 36 são homologados e 3 são homologados depois da correção. Assim 39 são avaliados, e 1 fica fora, com direito a recurso.'
        : 'De 40 projetos enviados, 40 são avaliados.',
    campo: simOuNao('homologacao', 'Conferir e homologar cada projeto antes da avaliação'),
  },
  recursoDeHomologacaoDias: {
    titulo: 'Recurso contra a não homologação',
    muda: 'Quantos dias o coordenador tem para recorrer depois que o seu projeto não é homologado.',
    exclui: 'Vale para o que for marcado daqui em diante, e só em edital com homologação.',
    dito: ({ recursoDeHomologacaoDias }) =>
      `${contado(recursoDeHomologacaoDias, 'dia', 'dias')}; o último passa para o dia útil seguinte.`,
    exemplo: ({ recursoDeHomologacaoDias }) =>
      recursoDeHomologacaoDias >= 1 && recursoDeHomologacaoDias <= RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO
        ? `Um projeto não homologado em 02/03/2027 pode ter recurso até ${formatarPrazo(fimDoPrazo('2027-03-02', recursoDeHomologacaoDias, []))}.`
        : 'Escolha de 1 a 30 dias.',
    campo: quantos(
      'recursoDeHomologacaoDias',
      'Dias para recorrer da não homologação',
      `De 1 a ${RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO}`,
    ),
  },
};
