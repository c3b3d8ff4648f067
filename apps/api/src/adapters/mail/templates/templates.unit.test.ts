import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email.ts';
import { emailDoAfastamento } from './afastamento.ts';
import { emailDoAjuste } from './ajuste-de-pagamento.ts';
import { emailDeAnulacao } from './anulacao.ts';
import { emailDeArquivoDanificado } from './arquivo-danificado.ts';
import { emailDeAusenciaRegistrada } from './ausencia-registrada.ts';
import { emailDeAvaliacaoDispensada, emailDeDesignacaoRetirada } from './avaliacao-dispensada.ts';
import { emailDeAvaliacaoReaberta } from './avaliacao-reaberta.ts';
import { emailDeAvaliacaoRecusada } from './avaliacao-recusada.ts';
import { emailDeBolsasDoRecurso } from './bolsas-do-recurso.ts';
import { emailDaCabecaDaAuditoria } from './cabeca-da-auditoria.ts';
import { emailDoCertificado, emailDosCertificados } from './certificados.ts';
import { emailDeConfirmacao } from './confirmacao-de-email.ts';
import { emailDaContaEscrita, emailDaContaInformada, emailDaContaNaoReconhecida } from './conta-da-bolsa.ts';
import { emailDeContaDaInstituicaoLigada } from './conta-da-instituicao-ligada.ts';
import {
  emailDeContatoAlterado,
  emailDeContatoAlteradoParaAdministracao,
  emailDeMudancaDesfeita,
  emailDeNovoContato,
  emailDeRedefinicaoRetida,
} from './contato-alterado.ts';
import { emailDaContestacao } from './contestacao.ts';
import { emailDeConviteDoPrimeiroAdministrador } from './convite-do-primeiro-administrador.ts';
import { emailDeDecisaoAlterada } from './decisao-alterada.ts';
import { emailDeDesignacao } from './designacao.ts';
import { emailAAdministracao, emailAoAluno, emailDaDesistencia } from './desistencia.ts';
import { emailDaDevolucao } from './devolucao-de-pagamento.ts';
import { emailDeDocumentoRecusado } from './documento-recusado.ts';
import { emailDeDevolucao } from './edital-devolvido.ts';
import { emailDeEmailAlterado } from './email-alterado.ts';
import { emailDoEnderecoDaAuditoria } from './endereco-da-auditoria.ts';
import { emailDaEscolha } from './escolha-da-bolsa.ts';
import { emailDeEspacoAcabando } from './espaco-acabando.ts';
import {
  emailDaSaidaDoVinculo,
  emailDaSenhaDoEstudante,
  emailDoConvite,
  emailDoCpfLiberado,
  emailDoLinkDoEstudante,
} from './estudante.ts';
import { emailDaFolhaSemSegundaPessoa } from './folha-sem-segunda-pessoa.ts';
import { emailDaFrequenciaDeOficio } from './frequencia-de-oficio.ts';
import { emailDasHorasDoMes, emailDoMesDevolvido, emailDoMesPorEnviar } from './frequencia-do-aluno.ts';
import { emailDaHomologacao } from './homologacao.ts';
import { emailDeInstrutorRegular } from './instrutor-regular.ts';
import { emailDeLembrete } from './lembrete-de-avaliacao.ts';
import { emailDaMudancaDaLista } from './mudanca-da-lista.ts';
import { emailDeMudancaNoResultado } from './mudanca-no-resultado.ts';
import { emailDoQueFalta } from './o-que-falta.ts';
import { emailDaPassagemNaoFeita } from './passagem-nao-feita.ts';
import { emailDePrazoMudado } from './prazo-mudado.ts';
import { emailDeEncerramento, emailDeEncerramentoDesfeito } from './projeto-sem-instrutores.ts';
import { emailDeReciboDeSubmissao } from './recibo-de-submissao.ts';
import { emailDeReciboDoRecurso } from './recibo-do-recurso.ts';
import { emailDeRecursoDeOutro, emailDeRecursoDeOutroDecidido } from './recurso-de-outro.ts';
import { emailDeRecursoDecidido } from './recurso-decidido.ts';
import { emailDeRecursoRecebido, emailDeSubstituto, emailDeSubstitutoLiberado } from './recurso-recebido.ts';
import { emailDeRedefinicaoDeSenha } from './redefinicao-de-senha.ts';
import { emailDeRelatoria, emailDeRelatoriaTrocada } from './relatoria.ts';
import { emailDaResposta, emailDoCorrigido } from './resposta-ao-relatorio.ts';
import { emailDeResultado } from './resultado.ts';
import { emailDeResultadoCorrigido } from './resultado-corrigido.ts';
import { emailDoResumo, type ResumoSemanal } from './resumo-semanal.ts';
import { emailDaRetencao } from './retencao-de-pagamento.ts';
import {
  emailDeFatorErrado,
  emailDeFatorMudado,
  emailDeFatorRemovido,
  emailDeFatorRemovidoParaAdministracao,
} from './segundo-fator.ts';
import { emailDeSenhaAlterada } from './senha-alterada.ts';
import { emailDaVezDoSuplente } from './suplente.ts';
import { emailDeTardia } from './tardia.ts';
import { emailDoCodigoDoTermo, emailDoTermo, emailDoTermoDaCoordenacao } from './termo.ts';
import { emailDaPassagem } from './transferencia.ts';
import { emailDaVice } from './vice-coordenacao.ts';

const remessa = {
  para: 'ana@ufx.br',
  nome: 'Ana Souza',
  publicUrl: 'https://instrutoria.ufx.br',
  instituicao: 'Universidade Federal de Exemplo',
  cor: '#7a0019',
  fimDosEmails: '',
  textos: {},
  fuso: 'America/Fortaleza',
};
const momento = { quando: new Date('2026-11-20T14:10:00Z') };
const recibo = {
  ...remessa,
  ...momento,
  projeto: { id: 128, titulo: 'Monitoria de Cálculo & Álgebra' },
  edital: 'Edital 2026/1',
};

const mesDoAluno = {
  ...{ projeto: 'Monitoria de Cálculo', mes: '2026-05', motivo: 'Faltou no dia 4.', entrou: true },
};
const doProjeto = { projeto: recibo.projeto, edital: recibo.edital };

const ajuste = (tipo: 'COMPLEMENTO' | 'ESTORNO') => ({
  mes: '2026-11',
  lancamentos: [
    {
      instrutor: { id: 7, nome: 'Bruno Lima', email: 'bruno@x.br', cpf: '52998224725' },
      tipo,
      projeto: doProjeto.projeto,
      competencia: '2026-10',
      pago: tipo === 'COMPLEMENTO',
      horas: 12,
      motivo: tipo === 'ESTORNO' ? ('AUSENCIA' as const) : null,
      acumulo: 'unica' as const,
      causa: tipo === 'ESTORNO' ? null : ('SEM_FREQUENCIA' as const),
      justificativa: null,
      decisao: tipo === 'ESTORNO' ? ('CONFIRMADO' as const) : null,
      vaga: null,
      ...{ valorCheio: 70_000, valor: 35_000, dias: 15, parcial: false },
    },
  ],
});

const HOMOLOGACAO = {
  ...doProjeto,
  caso: 'devolvido' as const,
  motivo: 'Falta o cronograma.',
  secoes: ['resumo' as const],
  ate: '2026-11-27',
};
const ALTERADA = {
  ...doProjeto,
  sessao: { id: 4, numero: 2 },
  antes: { remunerados: 1, voluntarios: 0 },
  depois: { remunerados: 2, voluntarios: 0 },
  motivo: 'Sobrou uma bolsa.',
  autor: 'Carla Nunes',
  quando: momento.quando.toISOString(),
  fuso: remessa.fuso,
};

const CHAMADO = {
  numero: 2,
  bolsas: 1,
  motivo: null,
  acao: 'chamarSuplente' as const,
  prazo: '2026-06-10',
  versao: 3,
};

const NA_MESA: ResumoSemanal['tarefas'][number] = {
  titulo: 'Registrar a frequência de maio de 2026',
  sobre: 'nº 128 · Monitoria de Cálculo & Álgebra',
  de: '2026-05-11',
  ate: '2026-05-20',
  atrasada: false,
  espera: false,
  caminho: '/projetos/128/frequencia',
};

const ESCOLHA = { projeto: 'Monitoria', competencia: '2026-05', motivo: 'Trabalhou de 2 a 31 de maio.' };

const RETENCAO = {
  ...{ instrutor: 'Bruno Lima', projeto: doProjeto.projeto, competencia: '2026-11', valor: 70_000 },
  motivo: 'A conta é de outra pessoa.',
};

const RESPOSTA = {
  relatorio: 'Relatório de atividades de Bruno Lima',
  projeto: doProjeto.projeto,
  caminho: 'relatorio_coordenador/128',
};

const CONTESTACAO = {
  ...{ instrutor: 'Bruno Lima', projeto: doProjeto.projeto, mes: '2026-05', ate: '2026-06-12' },
  texto: 'Faltam quatro horas.',
};
const RAZOES = 'A lista de presença mostra as horas.';

const remocao = { autor: 'Carla Nunes', motivo: 'Perdeu o celular; confirmado pessoalmente.' };

const TODOS: Record<string, (troca: Partial<typeof remessa>) => Email> = {
  'redefinição de senha': (troca) =>
    emailDeRedefinicaoDeSenha({ ...remessa, token: 'abc-DEF_123', ...troca }),
  'convite ao instrutor': (troca) =>
    emailDoConvite({
      ...{ ...remessa, projeto: 'Monitoria de Cálculo', coordenador: 'Bia Reis' },
      ...{ ate: momento.quando, token: 'abc-DEF_123', ...troca },
    }),
  'link do instrutor': (troca) => emailDoLinkDoEstudante({ ...remessa, token: 'abc-DEF_123', ...troca }),
  'senha do instrutor': (troca) => emailDaSenhaDoEstudante({ ...remessa, ...momento, ...troca }),
  'conta de instrutor com o CPF de outra pessoa': (troca) => emailDoCpfLiberado({ ...remessa, ...troca }),
  'saída do vínculo': (troca) =>
    emailDaSaidaDoVinculo({ ...remessa, projeto: 'Monitoria de Cálculo', instrutor: null, ...troca }),
  'saída do vínculo, a quem coordena': (troca) =>
    emailDaSaidaDoVinculo({ ...remessa, projeto: 'Monitoria de Cálculo', instrutor: 'Dora Alves', ...troca }),
  'termo a assinar': (troca) =>
    emailDoTermo({ ...remessa, projeto: 'Monitoria de Cálculo', instrutorId: 31, caso: 'assinar', ...troca }),
  'termo que mudou': (troca) =>
    emailDoTermo({ ...remessa, projeto: 'Monitoria de Cálculo', instrutorId: 31, caso: 'mudou', ...troca }),
  'código do termo': (troca) =>
    emailDoCodigoDoTermo({ ...remessa, projeto: 'Monitoria de Cálculo', codigo: '204816', ...troca }),
  'termo, a quem coordena': (troca) =>
    emailDoTermoDaCoordenacao({
      ...{ ...remessa, projeto: { id: 128, titulo: 'Monitoria de Cálculo' } },
      ...{ instrutor: 'Dora Alves', instrutorId: 31, ...troca },
    }),
  'confirmação de e-mail': (troca) => emailDeConfirmacao({ ...remessa, token: 'abc-DEF_123', ...troca }),
  'conta da instituição ligada': (troca) =>
    emailDeContaDaInstituicaoLigada({ ...remessa, ...momento, porta: 'UFVA', ...troca }),
  'segundo fator mudado': (troca) =>
    emailDeFatorMudado({ ...remessa, ...momento, oQue: 'uma chave de acesso foi cadastrada', ...troca }),
  'segundo fator removido': (troca) => emailDeFatorRemovido({ ...remessa, ...momento, ...remocao, ...troca }),
  'segundo fator removido, para a administração': (troca) =>
    emailDeFatorRemovidoParaAdministracao({
      ...remessa,
      ...momento,
      ...remocao,
      pessoa: 'Ana Souza',
      ...troca,
    }),
  'segundo fator errado': (troca) => emailDeFatorErrado({ ...remessa, ...momento, ...troca }),
  'senha alterada': (troca) => emailDeSenhaAlterada({ ...remessa, ...momento, ...troca }),
  'arquivo danificado': (troca) =>
    emailDeArquivoDanificado({ ...remessa, referencia: `arq_${'a'.repeat(32)}`, tipo: 'termo', ...troca }),
  'espaço acabando': (troca) =>
    emailDeEspacoAcabando({ ...remessa, livre: 1.5 * 1024 ** 3, piso: 1024 ** 3, ...troca }),
  'e-mail alterado': (troca) => emailDeEmailAlterado({ ...remessa, ...momento, ...troca }),
  'e-mail e CPF alterados pela administração': (troca) =>
    emailDeContatoAlterado({
      ...remessa,
      ...momento,
      campos: { email: true, cpf: true },
      autor: 'Carla Nunes',
      token: 'abc-DEF_123',
      ate: momento.quando,
      ...troca,
    }),
  'CPF alterado pela administração': (troca) =>
    emailDeContatoAlterado({
      ...remessa,
      ...momento,
      campos: { email: false, cpf: true },
      autor: 'Carla Nunes',
      token: 'abc-DEF_123',
      ate: null,
      ...troca,
    }),
  'novo e-mail': (troca) =>
    emailDeNovoContato({ ...remessa, ...momento, autor: 'Carla Nunes', motivo: 'Pediu', ...troca }),
  'e-mail de outra conta alterado': (troca) =>
    emailDeContatoAlteradoParaAdministracao({
      ...remessa,
      ...momento,
      pessoa: 'Bruno Lima',
      campos: { email: true, cpf: false },
      autor: 'Carla Nunes',
      motivo: 'Pediu por ofício',
      ...troca,
    }),
  'mudança desfeita': (troca) => emailDeMudancaDesfeita({ ...remessa, ...momento, pessoa: null, ...troca }),
  'mudança de outra conta desfeita': (troca) =>
    emailDeMudancaDesfeita({ ...remessa, ...momento, pessoa: 'Bruno Lima', ...troca }),
  'redefinição retida': (troca) => emailDeRedefinicaoRetida({ ...remessa, ate: momento.quando, ...troca }),
  'recibo de submissão': (troca) => emailDeReciboDeSubmissao({ ...recibo, ...troca }),
  'recurso aceito': (troca) => emailDeRecursoDecidido({ ...recibo, versao: 3, decisao: 'ACEITO', ...troca }),
  'recurso recusado': (troca) =>
    emailDeRecursoDecidido({ ...recibo, versao: 2, decisao: 'RECUSADO', ...troca }),
  'bolsas de um recurso concedidas': (troca) =>
    emailDeBolsasDoRecurso({ ...recibo, dadas: 1, faltam: 1, motivo: 'O limite passou a 202.', ...troca }),
  'bolsas de um recurso negadas': (troca) =>
    emailDeBolsasDoRecurso({ ...recibo, dadas: 0, faltam: 2, motivo: 'Não há orçamento.', ...troca }),
  'resultado corrigido': (troca) =>
    emailDeResultadoCorrigido({ ...recibo, versao: 3, justificativa: 'A soma estava errada.', ...troca }),
  'recibo do recurso': (troca) => emailDeReciboDoRecurso({ ...recibo, numero: 7, ...troca }),
  'recurso recebido': (troca) => emailDeRecursoRecebido({ ...remessa, ...doProjeto, ...troca }),
  'recurso que aguarda contrarrazões': (troca) =>
    emailDeRecursoRecebido({
      ...remessa,
      ...doProjeto,
      contrarrazoesAte: '2026-11-27',
      ...troca,
    }),
  'recurso que outra pessoa decidiu': (troca) =>
    emailDeSubstitutoLiberado({ ...remessa, projetoId: 31, porque: 'trocado', ...troca }),
  'recurso de outro projeto': (troca) =>
    emailDeRecursoDeOutro({
      ...remessa,
      ...doProjeto,
      recurso: 12,
      seus: [
        { id: 31, titulo: 'Monitoria de Botânica' },
        { id: 32, titulo: 'Monitoria de Física' },
      ],
      ate: '2026-11-27',
      ...troca,
    }),
  'recurso de outro projeto decidido': (troca) =>
    emailDeRecursoDeOutroDecidido({
      ...remessa,
      ...doProjeto,
      recurso: 12,
      seus: [{ id: 31, titulo: 'Monitoria de Botânica' }],
      decisao: 'ACEITO',
      editalId: 3,
      ...troca,
    }),
  'documento recusado': (troca) =>
    emailDeDocumentoRecusado({
      ...remessa,
      projeto: doProjeto.projeto,
      instrutor: 'Bruno Lima',
      documento: 'Termo de compromisso',
      motivo: 'Sem assinatura',
      ...troca,
    }),
  'ausência registrada': (troca) =>
    emailDeAusenciaRegistrada({
      ...remessa,
      projeto: doProjeto.projeto,
      instrutor: 'Bruno Lima',
      mes: '2026-11',
      ...troca,
    }),
  'complemento ao aluno': (troca) =>
    emailDoAjuste({ ...remessa, ...ajuste('COMPLEMENTO'), aoAluno: true, ...troca }),
  'conta da bolsa escrita': (troca) =>
    emailDaContaEscrita({
      ...remessa,
      projeto: { id: 1, titulo: 'Cálculo' },
      nomeDoBanco: 'Banco do Brasil S.A.',
      final: '169',
      autor: 'Carla Nunes',
      quando: momento.quando,
      ate: momento.quando,
      token: 'abc',
      ...troca,
    }),
  'conta da bolsa informada': (troca) =>
    emailDaContaInformada({
      ...remessa,
      projeto: { id: 1, titulo: 'Cálculo' },
      nomeDoBanco: 'Banco do Brasil S.A.',
      final: '169',
      quando: momento.quando,
      token: 'abc',
      ...troca,
    }),
  'conta da bolsa não reconhecida': (troca) =>
    emailDaContaNaoReconhecida({
      ...remessa,
      projeto: { id: 1, titulo: 'Cálculo' },
      instrutor: 'Ana',
      ...troca,
    }),
  'uma bolsa devolvida': (troca) =>
    emailDaDevolucao({
      ...remessa,
      pagamentos: [
        {
          instrutor: 'Ana',
          projeto: { id: 1, titulo: 'Cálculo' },
          motivo: 'conta encerrada',
          pedeDados: true,
        },
      ],
      ...troca,
    }),
  'duas bolsas devolvidas': (troca) =>
    emailDaDevolucao({
      ...remessa,
      pagamentos: [
        {
          instrutor: 'Ana',
          projeto: { id: 1, titulo: 'Cálculo' },
          motivo: 'conta encerrada',
          pedeDados: true,
        },
        {
          instrutor: 'Bia',
          projeto: { id: 2, titulo: 'Física' },
          motivo: 'lote não aceito',
          pedeDados: false,
        },
      ],
      ...troca,
    }),
  'estorno ao aluno': (troca) => emailDoAjuste({ ...remessa, ...ajuste('ESTORNO'), aoAluno: true, ...troca }),
  'dois ajustes ao coordenador': (troca) =>
    emailDoAjuste({
      ...remessa,
      mes: '2026-11',
      lancamentos: [...ajuste('ESTORNO').lancamentos, ...ajuste('COMPLEMENTO').lancamentos],
      aoAluno: false,
      ...troca,
    }),
  'estorno ao coordenador': (troca) =>
    emailDoAjuste({ ...remessa, ...ajuste('ESTORNO'), aoAluno: false, ...troca }),
  'bolsa escolhida': (troca) => emailDaEscolha({ ...remessa, ...ESCOLHA, escolhido: true, ...troca }),
  'bolsa de outra pessoa': (troca) => emailDaEscolha({ ...remessa, ...ESCOLHA, escolhido: false, ...troca }),
  'bolsa retida': (troca) =>
    emailDaRetencao({ ...remessa, ...RETENCAO, volta: null, aoAluno: true, ...troca }),
  'bolsa liberada': (troca) =>
    emailDaRetencao({
      ...{ ...remessa, ...RETENCAO, volta: { como: 'remessa', mes: '2026-11' }, aoAluno: false },
      ...troca,
    }),
  'folha fechada por uma só pessoa': (troca) =>
    emailDaFolhaSemSegundaPessoa({
      ...remessa,
      ...{ mes: '2026-11', quem: 'Cláudia Portela', motivo: 'A outra pessoa está de férias.' },
      projetos: [doProjeto.projeto.titulo, 'Monitoria de Cálculo'],
      ...troca,
    }),
  'relatório devolvido': (troca) =>
    emailDaResposta({ ...remessa, ...RESPOSTA, motivo: 'Falta a conclusão.', ate: '2026-10-10', ...troca }),
  'relatório aprovado': (troca) =>
    emailDaResposta({ ...remessa, ...RESPOSTA, motivo: null, ate: null, ...troca }),
  'relatório corrigido': (troca) => emailDoCorrigido({ ...remessa, ...RESPOSTA, ...troca }),
  'contestação recebida, ao aluno': (troca) =>
    emailDaContestacao({ ...remessa, ...CONTESTACAO, resposta: null, aluno: { entrou: true }, ...troca }),
  'contestação recebida, à coordenação': (troca) =>
    emailDaContestacao({ ...remessa, ...CONTESTACAO, resposta: null, aluno: null, ...troca }),
  'contestação procedente': (troca) =>
    emailDaContestacao({
      ...{ ...remessa, ...CONTESTACAO, aluno: { entrou: false } },
      ...{ resposta: { resultado: 'PROCEDENTE', razoes: RAZOES }, ...troca },
    }),
  'contestação improcedente': (troca) =>
    emailDaContestacao({
      ...{ ...remessa, ...CONTESTACAO, aluno: null },
      ...{ resposta: { resultado: 'IMPROCEDENTE', razoes: RAZOES }, ...troca },
    }),
  'certificado do aluno': (troca) =>
    emailDoCertificado({
      ...remessa,
      ...{ projeto: doProjeto.projeto.titulo, edital: doProjeto.edital },
      codigo: '00000-00000-00000-00000-000000',
      temConta: false,
      ...troca,
    }),
  'certificado do aluno que tem conta': (troca) =>
    emailDoCertificado({
      ...remessa,
      ...{ projeto: doProjeto.projeto.titulo, edital: doProjeto.edital },
      codigo: '00000-00000-00000-00000-000000',
      temConta: true,
      ...troca,
    }),
  'certificados do coordenador': (troca) =>
    emailDosCertificados({
      ...remessa,
      projetos: [
        { ...doProjeto, instrutores: ['Bruno Lima'], seuEmitido: true, faltas: [] },
        { ...doProjeto, instrutores: [], seuEmitido: false, faltas: ['sem o relatório do coordenador'] },
      ],
      ...troca,
    }),
  designação: (troca) =>
    emailDeDesignacao({ ...remessa, projetos: [{ ...doProjeto, aprovacao: 31 }], ...troca }),
  designações: (troca) =>
    emailDeDesignacao({
      ...remessa,
      projetos: [31, 32].map((aprovacao) => ({ ...doProjeto, aprovacao })),
      ...troca,
    }),
  'avaliação dispensada': (troca) =>
    emailDeAvaliacaoDispensada({ ...remessa, projetos: [doProjeto], ...troca }),
  'avaliações dispensadas': (troca) =>
    emailDeAvaliacaoDispensada({ ...remessa, projetos: [doProjeto, doProjeto], ...troca }),
  'avaliação reaberta': (troca) =>
    emailDeAvaliacaoReaberta({ ...remessa, ...doProjeto, motivo: 'A nota não confere.', ...troca }),
  'lembrete de avaliação': (troca) =>
    emailDeLembrete({
      ...remessa,
      projetos: [
        { ...doProjeto.projeto, edital: doProjeto.edital, prazo: null, aprovacao: 31, aceito: true },
      ],
      ...troca,
    }),
  'o que falta': (troca) =>
    emailDoQueFalta({
      ...remessa,
      faltas: [{ titulo: 'Trocar o termo de Ana', sobre: 'Monitoria (nº 128)', ate: '2026-05-20' }],
      ...troca,
    }),
  'resumo semanal': (troca) => emailDoResumo({ ...remessa, tarefas: [NA_MESA], total: 1, ...troca }),
  'edital devolvido': (troca) =>
    emailDeDevolucao({
      ...remessa,
      edital: doProjeto.edital,
      de: 'secretaria',
      fase: 'decisao',
      motivo: 'Faltou um projeto',
      ...troca,
    }),
  'designação retirada': (troca) =>
    emailDeDesignacaoRetirada({
      ...remessa,
      projetos: [{ ...doProjeto, motivo: 'Foi designado por engano' }],
      ...troca,
    }),
  'edital aberto para uma pessoa': (troca) =>
    emailDeTardia({
      ...remessa,
      edital: doProjeto.edital,
      caso: {
        o: 'aberta',
        ate: new Date('2026-05-20T02:59:00Z'),
        dito: 'recebida fora do prazo, ordem nº 12/2026',
      },
      ...troca,
    }),
  'projeto retirado do edital': (troca) =>
    emailDeTardia({
      ...remessa,
      edital: doProjeto.edital,
      caso: { o: 'fora', projeto: doProjeto.projeto, motivo: 'A ordem caiu', rascunho: true },
      ...troca,
    }),
  'prazo mudado': (troca) =>
    emailDePrazoMudado({
      ...remessa,
      edital: doProjeto.edital,
      mudados: {
        inscricoes: { caso: 'mudou', de: '2026-05-10', ate: '2026-05-20' },
        avaliacao: { de: null, ate: '2026-06-20' },
      },
      motivo: 'O sistema ficou fora do ar',
      rascunhos: [doProjeto.projeto],
      avaliacoes: [{ aprovacao: 31, aceito: false, projeto: doProjeto.projeto }],
      ...troca,
    }),
  'avaliação recusada': (troca) =>
    emailDeAvaliacaoRecusada({ ...remessa, ...doProjeto, avaliador: 'Rui Dias', motivo: '', ...troca }),
  homologação: (troca) => emailDaHomologacao({ ...remessa, projetos: [HOMOLOGACAO], ...troca }),
  homologações: (troca) => emailDaHomologacao({ ...remessa, projetos: [HOMOLOGACAO, HOMOLOGACAO], ...troca }),
  'decisão alterada': (troca) => emailDeDecisaoAlterada({ ...remessa, projetos: [ALTERADA], ...troca }),
  'decisões alteradas': (troca) =>
    emailDeDecisaoAlterada({ ...remessa, projetos: [ALTERADA, ALTERADA], ...troca }),
  'projeto sem instrutores': (troca) =>
    emailDeEncerramento({
      ...remessa,
      projetos: [{ projeto: doProjeto.projeto, dia: '2026-05-05', encerrado: false }],
      ...troca,
    }),
  'projetos sem instrutores': (troca) =>
    emailDeEncerramento({
      ...remessa,
      projetos: [true, false].map((encerrado) => ({
        projeto: doProjeto.projeto,
        dia: '2026-05-05',
        encerrado,
      })),
      ...troca,
    }),
  'encerramento desfeito': (troca) =>
    emailDeEncerramentoDesfeito({
      ...remessa,
      projeto: doProjeto.projeto,
      motivo: 'A seleção atrasou',
      ...troca,
    }),
  'anulação proposta': (troca) =>
    emailDeAnulacao({
      ...remessa,
      projeto: doProjeto.projeto,
      acontecido: {
        ato: 'proposta',
        justificativa: 'A soma estava errada',
        diminui: [{ nome: 'total', de: 80, para: 70 }],
        ate: '2026-06-01',
      },
      ...troca,
    }),
  'substituto de um recurso': (troca) => emailDeSubstituto({ ...remessa, ...doProjeto, ...troca }),
  'desistência marcada': (troca) =>
    emailDaDesistencia({
      ...remessa,
      projeto: doProjeto.projeto,
      acontecido: { ato: 'marcada', dia: '2026-06-01', emVigor: false },
      ...troca,
    }),
  'desistência consultada': (troca) =>
    emailDaDesistencia({
      ...remessa,
      projeto: doProjeto.projeto,
      acontecido: { ato: 'consulta', ate: '2026-06-01' },
      ...troca,
    }),
  'desistência à administração': (troca) =>
    emailAAdministracao({
      ...remessa,
      ...doProjeto,
      comLista: true,
      acontecido: { ato: 'marcada', dia: '2026-06-01' },
      ...troca,
    }),
  'desistência ao aluno': (troca) =>
    emailAoAluno({
      ...remessa,
      projeto: doProjeto.projeto,
      acontecido: { ato: 'marcada', dia: '2026-06-01' },
      ...troca,
    }),
  resultado: (troca) =>
    emailDeResultado({
      ...remessa,
      edital: { id: 4, nome: doProjeto.edital },
      versao: 1,
      recursoAte: '2026-12-01',
      projetos: [
        {
          projeto_id: doProjeto.projeto.id,
          titulo: doProjeto.projeto.titulo,
          situacaoExibida: 'APROVADO PARCIALMENTE',
          vagas: 'parte',
          remunerados_aprovados: 1,
          voluntarios_aprovados: 2,
        },
      ],
      ...troca,
    }),
  'vez do suplente': (troca) =>
    emailDaVezDoSuplente({ ...remessa, projetos: [{ ...doProjeto, ...CHAMADO }], ...troca }),
  'vezes de suplentes': (troca) => {
    const passou = { ...doProjeto, ...CHAMADO, bolsas: 0, acao: 'passarAVezDoSuplente' } as const;
    return emailDaVezDoSuplente({ ...remessa, projetos: [passou, passou], ...troca });
  },
  'recusas de suplentes': (troca) => {
    const recusou = { ...doProjeto, ...CHAMADO, bolsas: 0, acao: 'responderChamado' } as const;
    const declinou = { ...recusou, acao: 'declinarSuplente' } as const;
    return emailDaVezDoSuplente({ ...remessa, projetos: [recusou, declinou], ...troca });
  },
  'mudança da lista': (troca) =>
    emailDaMudancaDaLista({
      ...remessa,
      edital: doProjeto.edital,
      motivo: 'A regra é outra',
      desde: '2026-06-10',
      projetos: [{ ...doProjeto.projeto, de: 2, para: null }],
      ...troca,
    }),
  'passagem da coordenação': (troca) =>
    emailDaPassagem({
      ...remessa,
      oQue: 'proposta',
      projeto: doProjeto.projeto,
      deQuem: 'Carla Nunes',
      aQuem: 'Ana Souza',
      dia: '2026-06-10',
      causa: 'pedido',
      recebe: false,
      respondeAte: '2026-06-08',
      ...troca,
    }),
  'passagem da coordenação que não se fez': (troca) =>
    emailDaPassagemNaoFeita({
      ...remessa,
      projeto: doProjeto.projeto,
      deQuem: 'Carla Nunes',
      aQuem: 'Ana Souza',
      dia: '2026-06-10',
      razao: 'contaEncerrada',
      leitor: 'administra',
      ...troca,
    }),
  'convite para a vice-coordenação': (troca) =>
    emailDaVice({ ...remessa, oQue: 'convite', outra: 'Carla Nunes', projeto: doProjeto.projeto, ...troca }),
  afastamento: (troca) =>
    emailDoAfastamento({
      ...remessa,
      inicio: '2026-06-01',
      fim: '2026-06-30',
      projeto: 128,
      encerrado: false,
      ...troca,
    }),
  'frequência de ofício': (troca) =>
    emailDaFrequenciaDeOficio({
      ...remessa,
      projeto: doProjeto.projeto,
      motivo: 'Ninguém pode agir',
      origem: 'documento',
      alunos: [{ nome: 'Bruno Lima', meses: [{ ano: 2026, mes: 5, horas: 40 }] }],
      aoAluno: false,
      ...troca,
    }),
  'menos horas do que o aluno enviou': (troca) =>
    emailDasHorasDoMes({ ...remessa, ...mesDoAluno, enviadas: 34, horas: 30, ...troca }),
  'mês devolvido ao aluno': (troca) => emailDoMesDevolvido({ ...remessa, ...mesDoAluno, ...troca }),
  'mês por enviar': (troca) =>
    emailDoMesPorEnviar({
      ...{ ...remessa, mes: '2026-04', projetos: [{ vinculo: 3, titulo: 'Monitoria', ate: '2026-05-20' }] },
      ...troca,
    }),
  'lugar pior no resultado': (troca) =>
    emailDeMudancaNoResultado({
      ...remessa,
      ...doProjeto,
      mudancas: [{ versao: 2, posicao: { de: 3, para: 4 }, suplente: { de: null, para: null } }],
      ate: '2026-06-10',
      ...troca,
    }),
  relatoria: (troca) => emailDeRelatoria({ ...remessa, ...doProjeto, recurso: 7, ...troca }),
  'instrutor regular': (troca) =>
    emailDeInstrutorRegular({
      ...remessa,
      projeto: doProjeto.projeto,
      instrutor: 'Bruno Lima',
      mesInicio: '2026-06',
      ...troca,
    }),
  'fim do dia na auditoria': (troca) =>
    emailDaCabecaDaAuditoria({ ...remessa, dia: '2026-06-01', elo: 12, hash: 'a'.repeat(64), ...troca }),
  'endereço da auditoria': (troca) =>
    emailDoEnderecoDaAuditoria({ ...remessa, ...momento, recebe: false, autor: 'Ana', ...troca }),
  'relatoria trocada': (troca) => emailDeRelatoriaTrocada({ ...remessa, recurso: 7, ...troca }),
  'convite do primeiro administrador': (troca) =>
    emailDeConviteDoPrimeiroAdministrador({ ...remessa, token: 'abc-DEF_123', ...troca }),
};

it.each(['vez do suplente', 'vezes de suplentes', 'recusas de suplentes'] as const)(
  'promises no further reminder, since none may follow: %s',
  (qual) => expect(TODOS[qual]?.({}).texto).not.toMatch(/seguinte|próximo/),
);

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
const filhos = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const elementos = (node: Node): Element[] =>
  filhos(node).flatMap((filho) => [...('tagName' in filho ? [filho] : []), ...elementos(filho)]);
const textoDe = (node: Node): string => ('value' in node ? node.value : filhos(node).map(textoDe).join(''));
const tags = ({ html }: Email, ...nomes: string[]) =>
  elementos(parse(html)).filter(({ tagName }) => nomes.includes(tagName));
const atributo = (elemento: Element | undefined, nome: string) =>
  elemento?.attrs.find(({ name }) => name === nome)?.value;
const visivel = (email: Email) => tags(email, 'body').map(textoDe).join('').replace(/\s+/g, ' ').trim();

describe.each(Object.entries(TODOS))('%s', (_, montar) => {
  it('addresses one person by name, in text and HTML, and names the institution', () => {
    const email = montar({});
    expect(email.para).toBe('ana@ufx.br');
    for (const forma of [email.texto, visivel(email)]) {
      expect(forma).toContain('Olá, Ana Souza.');
      expect(forma).toContain('Universidade Federal de Exemplo');
      expect(forma).toContain('mensagem automática');
    }
  });

  it('asks for no reply by mail', () => {
    const { texto } = montar({});
    expect(texto).toContain('não responda a este e-mail');
    expect(texto.toLowerCase()).not.toMatch(/responda (logo )?à administração|não é preciso responder/);
  });

  it('has the same content in plain text and in HTML', () => {
    const email = montar({});
    const html = visivel(email).replace(/\s/g, '');
    for (const linha of email.texto.split('\n').filter((uma) => uma !== '-- ' && !uma.includes(': '))) {
      expect(html).toContain(linha.replace(/:$/, '').replace(/\s/g, ''));
    }
  });

  it('gives a page in Portuguese with a title, a heading and links that name their target', () => {
    const email = montar({});
    expect(atributo(tags(email, 'html')[0], 'lang')).toBe('pt-BR');
    expect(tags(email, 'title').map(textoDe)).toEqual([email.assunto]);
    expect(tags(email, 'h1')).toHaveLength(1);
    for (const link of tags(email, 'a')) expect(textoDe(link).length).toBeGreaterThan(5);
    expect(tags(email, 'img', 'script', 'link', 'iframe', 'form')).toEqual([]);
  });

  it('links to PUBLIC_URL only', () => {
    const { texto, html } = montar({});
    const enderecos = `${texto}\n${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
    for (const endereco of enderecos) expect(endereco).toMatch(/^https:\/\/instrutoria\.ufx\.br\//);
  });

  it('shows markup, headers and links in a name as text (T-E9, T-C11)', () => {
    const mau =
      '<a href="https://mal.example">clique</a>\r\nBcc: mal@mal.example <img src=x onerror=alert(1)>';
    const email = montar({ nome: mau, instituicao: mau });
    expect(elementos(parse(email.html))).toHaveLength(elementos(parse(montar({}).html)).length);
    expect(elementos(parse(email.html)).filter((um) => atributo(um, 'onerror') !== undefined)).toEqual([]);
    expect(`${email.texto}${email.html}`).not.toMatch(/:\/\/mal|mal\.example|@mal/);
    expect(email.assunto).toBe(montar({}).assunto);
    expect(email.texto.split('\n')[0]).toMatch(/^Olá, <a href=/);
  });

  it('refuses an address that contains a second one', () => {
    expect(() => montar({ para: 'ana@ufx.br\nBcc: mal@mal.example' })).toThrow('endereço de e-mail');
  });
});

it('contains the reset link twice, once as a button and once to copy', () => {
  const email = TODOS['redefinição de senha']?.({});
  const link = 'https://instrutoria.ufx.br/redefinir-senha#token=abc-DEF_123';
  expect(email?.texto).toContain(`\n${link}\n`);
  expect(email && atributo(tags(email, 'a')[0], 'href')).toBe(link);
  expect(email?.texto).toContain('vale por uma hora e funciona uma única vez');
});

it('gives the receipt with number, title, call, local time and link', () => {
  const email = emailDeReciboDeSubmissao(recibo);
  expect(email.assunto).toBe('Projeto nº 128 recebido');
  expect(email.texto).toContain(
    'Número: 128\nTítulo: Monitoria de Cálculo & Álgebra\nEdital: Edital 2026/1\n' +
      'Recebido em: 20 de novembro de 2026 às 11h10, horário de Fortaleza (UTC−3)',
  );
  expect(email.texto).toContain('https://instrutoria.ufx.br/detalhes_projeto/128');
  expect(email.html).toContain('Cálculo &amp; Álgebra');
});

it('tells the outcome of an appeal and where to read the decision, without a score', () => {
  const email = emailDeRecursoDecidido({ ...recibo, versao: 3, decisao: 'ACEITO' });
  expect(email.assunto).toBe('Recurso do projeto nº 128 aceito');
  expect(email.texto).toContain('https://instrutoria.ufx.br/projetos_submetidos/128');
  expect(email.texto).toContain('Versão do resultado: 3');
  expect(emailDeRecursoDecidido({ ...recibo, versao: 2, decisao: 'RECUSADO' }).texto).toContain(
    'recusou o seu recurso',
  );
});

it.each([
  [{ notas: true, vagas: true }, 'As notas e o número de instrutores do projeto foram revistos.'],
  [{ notas: true, vagas: false }, 'As notas do projeto foram revistas.'],
  [{ notas: false, vagas: true }, 'O número de instrutores do projeto foi revisto.'],
  [{ notas: false, vagas: false }, 'As notas e o número de instrutores do projeto ficaram como estavam.'],
])('[C-G6] names only the changes of an accepted appeal, %j', (mudou, dito) => {
  const { texto } = emailDeRecursoDecidido({ ...recibo, versao: 3, decisao: 'ACEITO', mudou });
  expect(texto).toContain(`A comissão aceitou o seu recurso. ${dito}`);
});

it('[C-G6] names what a refused appeal did not change, apart from others’ later changes', () => {
  const { texto } = emailDeRecursoDecidido({ ...recibo, versao: 2, decisao: 'RECUSADO' });
  expect(texto).toContain('A comissão recusou o seu recurso, que não mudou o resultado do projeto.');
});

it('does not name the new address to the old mailbox (T-A18)', () => {
  const email = emailDeEmailAlterado({ ...remessa, ...momento, para: 'antigo@ufx.br' });
  expect(email.para).toBe('antigo@ufx.br');
  expect(email.texto.match(/@/g)).toBeNull();
});

it('[C-L4] sends the evaluator to the page that asks for their answer, and reminds of each project with its day and link', () => {
  const designacao = emailDeDesignacao({ ...remessa, projetos: [{ ...doProjeto, aprovacao: 31 }] });
  expect(designacao.assunto).toBe('Avaliação do projeto nº 128');
  expect(designacao.texto).toContain('https://instrutoria.ufx.br/aceitar_projeto/31');
  const dois = [doProjeto.projeto, { id: 129, titulo: 'Zoologia' }];
  const lembrete = emailDeLembrete({
    ...remessa,
    projetos: dois.map((um, i) => ({
      ...um,
      edital: 'Edital 2026/1',
      aprovacao: 31 + i,
      aceito: i === 0,
      prazo: i === 0 ? '2026-05-20' : null,
    })),
  });
  expect(lembrete.assunto).toBe('Você tem 2 projetos por avaliar');
  expect(lembrete.texto).toContain(
    'Projeto nº 128, Monitoria de Cálculo & Álgebra\nEdital 2026/1, até 20/05/2026, 23h59\n' +
      'Abrir: https://instrutoria.ufx.br/avaliacao_projetos/31\n\n' +
      'Projeto nº 129, Zoologia\nEdital 2026/1\nAbrir: https://instrutoria.ufx.br/aceitar_projeto/32\n',
  );
  expect(lembrete.texto).toContain('https://instrutoria.ufx.br/projetos_avaliar');
});

it('lists the week’s tasks with their days and links, the number of further ones, and how to unsubscribe', () => {
  const resumo = (mudancas: Partial<typeof NA_MESA>, total = 1) =>
    emailDoResumo({ ...remessa, tarefas: [{ ...NA_MESA, ...mudancas }], total });
  const email = resumo({}, 23);
  expect(email.assunto).toBe('Nesta semana: 23 tarefas esperam por você');
  expect(email.texto).toContain(
    'Registrar a frequência de maio de 2026\nnº 128 · Monitoria de Cálculo & Álgebra, até 20/05/2026, 23h59\n' +
      'Abrir: https://instrutoria.ufx.br/projetos/128/frequencia\n\nE mais 22, na sua página inicial.',
  );
  expect(tags(email, 'a').map((link) => atributo(link, 'href'))).toEqual([
    'https://instrutoria.ufx.br/projetos/128/frequencia',
    'https://instrutoria.ufx.br/menu',
    'https://instrutoria.ufx.br/meus_dados',
  ]);
  expect(email.descadastro).toBe('https://instrutoria.ufx.br/meus_dados');
  expect(resumo({}).assunto).toBe('Nesta semana: 1 tarefa espera por você');
  expect(resumo({}).texto).not.toContain('E mais');
  expect(resumo({ atrasada: true }).texto).toContain(', atrasada desde 20/05/2026, 23h59');
  expect(resumo({ espera: true }).texto).toContain(', abre em 11/05/2026');
  expect(resumo({ ate: null, sobre: null }).texto).toContain('\nsem prazo\n');
  expect(resumo({ caminho: '/editais/3?situacao=recusou' }).texto).toContain(
    'https://instrutoria.ufx.br/editais/3?situacao=recusou\n',
  );
});

it('[C-L6] joins the projects of one act in one mail, each with its own day and link', () => {
  const dois = [128, 129].map((id, i) => ({
    ...HOMOLOGACAO,
    projeto: { id, titulo: `Projeto ${id}` },
    aprovacao: 31 + i,
    ate: `2026-11-${27 + i}`,
  }));
  const designacoes = emailDeDesignacao({ ...remessa, projetos: dois });
  expect(designacoes.assunto).toBe('Avaliação de 2 projetos');
  expect(designacoes.texto).toContain('Você foi designado para avaliar 2 projetos.');
  expect(designacoes.texto).toContain(
    'Aceitar ou recusar o projeto nº 129:\nhttps://instrutoria.ufx.br/aceitar_projeto/32\n',
  );
  const devolvidos = emailDaHomologacao({ ...remessa, projetos: dois });
  expect(devolvidos.assunto).toBe('Seus projetos precisam de correção');
  for (const { projeto, ate } of dois) {
    expect(devolvidos.texto).toMatch(
      new RegExp(
        `Projeto: nº ${projeto.id}, Projeto ${projeto.id}\n(.+\n)+Corrija até: ${ate.slice(8)}/11/2026, 23h59\n\n` +
          `Corrigir o projeto \\(nº ${projeto.id}\\):\nhttps://instrutoria\\.ufx\\.br/projetos/${projeto.id}/correcao\n`,
      ),
    );
  }
  expect(emailDeAvaliacaoDispensada({ ...remessa, projetos: dois }).assunto).toBe(
    'Você não avalia mais 2 projetos',
  );
});

it('[C-L4] gives each project of a result its own situation, last day and link', () => {
  const projeto = (projeto_id: number, situacaoExibida: 'APROVADO' | 'REPROVADO') => ({
    projeto_id,
    titulo: `Projeto ${projeto_id}`,
    situacaoExibida,
    vagas: 'todas' as const,
    remunerados_aprovados: 1,
    voluntarios_aprovados: 0,
  });
  const carta = (recursoAte: string | null) =>
    emailDeResultado({
      ...remessa,
      edital: { id: 4, nome: doProjeto.edital },
      versao: 1,
      recursoAte,
      projetos: [projeto(128, 'APROVADO'), projeto(129, 'REPROVADO')],
    }).texto;
  for (const id of [128, 129]) {
    expect(carta('2026-12-01')).toMatch(
      new RegExp(
        `Projeto: nº ${id}, Projeto ${id}\\n(.+\\n)+Recurso até: 01/12/2026, 23h59\\n\\n` +
          `Abrir o projeto nº ${id}:\\nhttps://instrutoria\\.ufx\\.br/projetos/${id}/resultado\\n`,
      ),
    );
  }
  expect(carta(null)).not.toContain('Recurso até');
});

/** Words before a day that is no deadline, because something happens on that day or from it on. */
const SEM_HORA = /(^Auditoria de|\b(de|a|em|desde|partir de:?)) $/i;

it('[C-J7] gives each deadline of each mail with its day and hour, and their zone once', () => {
  const comPrazo = Object.entries(TODOS).flatMap(([nome, montar]) => {
    const { assunto, texto } = montar({});
    const dias = [assunto, ...texto.split('\n')].flatMap((linha) => [
      ...linha.matchAll(/\d\d\/\d\d\/\d{4}(, \d\dh\d\d)?/g),
    ]);
    for (const { 0: dia, 1: hora, index, input } of dias) {
      if (hora === undefined)
        expect([nome, dia, input.slice(0, index)]).toEqual([nome, dia, expect.stringMatching(SEM_HORA)]);
    }
    const temPrazo = dias.some(([, hora]) => hora !== undefined);
    expect([nome, texto.split('Prazos no horário de Fortaleza.').length - 1]).toEqual([
      nome,
      temPrazo ? 1 : 0,
    ]);
    return temPrazo ? [nome] : [];
  });
  expect(comPrazo.length).toBeGreaterThan(10);
});

it('[C-J7] writes a day without its hour only after words that say it is no deadline, in every variant', () => {
  const arquivos = readdirSync(import.meta.dirname).filter((nome) => !nome.endsWith('.test.ts'));
  const fontes = arquivos.map(
    (nome) => [nome, readFileSync(`${import.meta.dirname}/${nome}`, 'utf8')] as const,
  );
  const dias = fontes.flatMap(([nome, fonte]) =>
    [...fonte.matchAll(/(.*)\bformatar(?:Dia|DataHora)\w*\(/g)].map(
      ([, antes = '']) => [nome, antes] as const,
    ),
  );
  for (const [nome, antes] of dias) {
    expect([nome, antes]).toEqual([nome, expect.stringMatching(/\b(de|a|em|desde|partir de)( \$\{|', )$/i)]);
  }
  // Fails when a template is missing from this test.
  const meu = readFileSync(import.meta.filename, 'utf8');
  const cartas = fontes.flatMap(([, fonte]) =>
    [...fonte.matchAll(/export function (email\w+)/g)].map(([, nome]) => nome),
  );
  expect(cartas.filter((nome) => !meu.includes(`${nome}({`))).toEqual(['emailDeTeste']);
});

it('tells the committee of an open appeal when the decision may come, with the hour and the zone', () => {
  const { texto } = emailDeRecursoRecebido({ ...remessa, ...doProjeto, contrarrazoesAte: '2026-12-04' });
  expect(texto).toContain('A comissão só decide depois de 04/12/2026, 23h59, prazo das contrarrazões');
  expect(texto).toContain('Prazos no horário de');
});

describe('a mail in the text of the institution', () => {
  const com = (assunto: string, texto: string, titulo = 'Monitoria') =>
    emailDeReciboDeSubmissao({
      ...recibo,
      projeto: { id: 128, titulo },
      textos: { reciboDeSubmissao: { assunto, texto } },
    });

  it('has its subject, its lines as paragraphs, the data and the button', () => {
    const { assunto, texto } = com(
      'Recebido: {{numero}}',
      'Prezada {{nome}},\n{{dados}}\nA {{instituicao}} agradece.\n\n\n{{link}}',
    );
    expect(assunto).toBe('Recebido: 128');
    expect(texto).toMatch(
      /^Prezada Ana Souza,\n\nNúmero: 128\n[\s\S]*\n\nA Universidade Federal de Exemplo agradece\.\n\nVer o projeto:\nhttps:\/\/instrutoria\.ufx\.br\/detalhes_projeto\/128\n\n-- \n/,
    );
    expect(texto).not.toContain('Olá');
  });

  it('shows markup as text, and never fills a field that comes from a title', () => {
    const { html, texto } = com('Recebido', '<b>{{projeto}}</b>\n{{dados}}', '{{numero}} <img src=x>');
    expect(html).toContain('&lt;b&gt;{{numero}} &lt;img src=x&gt;&lt;/b&gt;');
    expect(html).not.toContain('<img');
    expect(texto).toContain('<b>{{numero}} <img src=x></b>');
  });

  it('keeps the subject one header of at most 200 characters', () => {
    const { assunto } = com(
      '{{projeto}} {{projeto}}',
      '{{dados}}',
      `a\r\nBcc: mal@exemplo.br ${'á'.repeat(290)}`,
    );
    expect(assunto.length).toBe(200);
    expect(assunto).not.toMatch(/[\r\n]/);
  });

  it('is sent without a field that a later release no longer has', () => {
    expect(com('Recebido', '{{antigo}}\nOlá{{antigo}}.\n{{dados}}').texto).toMatch(/^Olá\.\n\nNúmero/);
  });
});

it('ends with the lines of the institution, before the signature', () => {
  const { texto, html } = emailDeSenhaAlterada({
    ...remessa,
    ...momento,
    fimDosEmails: 'Pró-Reitoria de Graduação\n<prograd> (85) 3366-0000',
  });
  expect(texto).toContain('\n\nPró-Reitoria de Graduação\n\n<prograd> (85) 3366-0000\n\n-- \n');
  expect(html).toContain('&lt;prograd&gt;');
});
