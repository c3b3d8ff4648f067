import { problemaDoParecer, problemasDaFase1 } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { problemasDoCadastro } from '@instrutoria/domain/conta/rules/cadastro.ts';
import { anoDoEdital, estaAberto, problemasDoEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { digitosConferem } from '@instrutoria/domain/kernel/cpf.ts';
import { textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { MESES, POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { problemasDoNaoCadastrado } from '@instrutoria/domain/projeto/rules/colaboradores.ts';
import { problemasDasDisciplinas } from '@instrutoria/domain/projeto/rules/disciplinas.ts';
import { problemasDaProposta } from '@instrutoria/domain/projeto/rules/proposta.ts';
import { problemasDoRascunho } from '@instrutoria/domain/projeto/rules/rascunho.ts';
import type { DadosDoCronograma, Proposta } from '@instrutoria/domain/projeto/types.ts';
import {
  problemasDaMensagem,
  problemasDoFeedback,
} from '@instrutoria/domain/recurso/rules/textos-escritos.ts';
import { describe, expect, it } from 'vitest';
import { sanearHtml } from '../adapters/rich-text.ts';
import { camposDaProposta } from './campos.ts';
import {
  AVALIACOES,
  CENAS,
  CONTAS,
  EDICOES,
  INSTITUICAO,
  PROFESSORES,
  PROGRAMAS,
  PROJETOS,
  RASCUNHOS,
  RECURSOS,
  UNIDADES,
} from './content.ts';
import { editaisDaDemonstracao } from './editais.ts';
import { emMarcacao } from './markdown.ts';
import type { ProjetoDemo, RascunhoDemo } from './schemas.ts';

const CHAVES = new Set(PROFESSORES.map(({ chave }) => chave));
const email = (chave: string) => `${chave}@${INSTITUICAO.dominio}`;
const repetidos = (textos: readonly string[]) => textos.filter((t, i) => textos.indexOf(t) !== i);

function cronogramas(projeto: ProjetoDemo | RascunhoDemo): DadosDoCronograma[] {
  return (projeto.cronogramas ?? []).map((atividades) =>
    Object.fromEntries(
      POSICOES_DO_CRONOGRAMA.flatMap((n) => [
        [`mesAno${n}`, MESES[n - 1]],
        [`atividade${n}`, emMarcacao(atividades[n - 1] ?? '')],
      ]),
    ),
  );
}

function proposta(projeto: ProjetoDemo | RascunhoDemo): Proposta {
  return {
    ...camposDaProposta(projeto, () => `arq_${'0'.repeat(32)}`),
    edital: 1,
    comprovante_disciplinas: projeto.disciplinas === undefined ? null : 1,
    cronogramas: cronogramas(projeto),
  };
}

/** Every text of a proposal that another proposal must not repeat. */
function textos(projeto: ProjetoDemo | RascunhoDemo): string[] {
  const secoes = [
    projeto.resumo,
    projeto.introducao,
    projeto.metodologia,
    projeto.resultadosEsperados,
    projeto.referencias,
  ].map((s) => (typeof s === 'object' ? s.imagem : s));
  const paragrafos = secoes.flatMap((s) => (s ?? '').split(/<\/(?:p|li|h3)>/)).map(textoPuro);
  const atividades = cronogramas(projeto)
    .flatMap((c) => POSICOES_DO_CRONOGRAMA.map((n) => c[`atividade${n}`] ?? ''))
    .map(textoPuro);
  // Holders of one project share activities on purpose; two projects never do.
  return [...new Set([projeto.titulo ?? '', ...paragrafos, ...atividades])].filter((t) => t.length > 12);
}

describe('people of the demonstration', () => {
  it('are about fifty, and no two share a number', () => {
    expect(PROFESSORES.length).toBeGreaterThanOrEqual(45);
    for (const campo of ['cpf', 'siape', 'lattes', 'chave', 'nome'] as const) {
      expect(repetidos(PROFESSORES.map((pessoa) => pessoa[campo]))).toEqual([]);
    }
    expect(PROFESSORES.filter(({ programa }) => programa === null).length).toBeGreaterThan(5);
  });

  it.each(PROFESSORES)('gives $nome data that registration accepts', (pessoa) => {
    const senha = CONTAS.find(({ chave }) => chave === pessoa.chave)?.senha ?? 'quarenta-e-dois-pinhões';
    const cadastro = {
      ...pessoa,
      email: email(pessoa.chave),
      foto: `arq_${'0'.repeat(32)}`,
      lattes: `http://lattes.cnpq.br/${pessoa.lattes}`,
      senha,
      unidade: 1,
    };
    expect(problemasDoCadastro(cadastro)).toEqual([]);
    expect(digitosConferem(pessoa.cpf)).toBe(true);
    expect(pessoa.siape).toMatch(/^\d{7}$/);
    expect(pessoa.programa === null || PROGRAMAS.some((nome) => nome === pessoa.programa)).toBe(true);
  });

  it('offer an account of each type, two for coordinators and evaluators', () => {
    const tipos = CONTAS.map(({ tipo }) => tipo).sort();
    expect(tipos).toEqual([
      'PRESIDENTE_COMISSAO',
      'administrador',
      'avaliador',
      'avaliador',
      'coordenador',
      'coordenador',
      'secretaria',
    ]);
    expect(CONTAS.filter(({ chave }) => !CHAVES.has(chave))).toEqual([]);
  });

  it('work in twelve units and twenty programmes, all of them distinct', () => {
    expect(Object.keys(UNIDADES)).toHaveLength(12);
    expect(new Set(PROGRAMAS).size).toBe(20);
    expect(new Set(PROFESSORES.map(({ unidade }) => unidade)).size).toBe(12);
  });
});

describe('calls of the demonstration', () => {
  it.each(['2026-11-20T12:00:00Z', '2026-03-01T00:00:00Z', '2024-02-29T23:59:59Z', '2031-12-31T23:59:59Z'])(
    'include the usual one and one with other rules that are open at %s (D24)',
    (instante) => {
      const agora = new Date(instante);
      const editais = editaisDaDemonstracao(agora, 'UTC');
      expect(editais.filter((e) => estaAberto(e, agora, 'UTC')).map(({ chave }) => chave)).toEqual([
        'aberto',
        'inovacao',
      ]);
      expect(editais.flatMap((e) => problemasDoEdital(e, true))).toEqual([]);
      for (const e of editais) expect(anoDoEdital(e.nome)).toBe(e.ano);
      expect(repetidos(editais.map(({ nome }) => nome))).toEqual([]);
    },
  );
});

describe('projects of the demonstration', () => {
  it('are 36 written ones, 60 that take them up again, and 9 drafts; every call has some', () => {
    expect([PROJETOS.length, EDICOES.length, RASCUNHOS.length]).toEqual([36, 60, 9]);
    const editais = editaisDaDemonstracao(new Date('2026-11-20T12:00:00Z'), 'UTC');
    const porEdital = editais.map(
      ({ chave }) => [...PROJETOS, ...EDICOES].filter(({ edital }) => edital === chave).length,
    );
    expect(porEdital).toEqual([5, 6, 9, 5, 8, 9, 4, 14, 6, 8, 6, 4, 8, 4]);
    // Acts that move a call start from these phases.
    expect(new Set(editais.map(({ fase }) => fase)).size).toBe(5);
    expect(CENAS.map(({ edital }) => editais.find(({ chave }) => chave === edital)?.fase).sort()).toEqual([
      ...['avaliacao', 'decisao', 'resultado'],
      ...Array.from({ length: 6 }, () => 'submissao'),
    ]);
  });

  it('have no two equal titles, no images in continued ones, and at most one of a person in a call', () => {
    expect(repetidos([...PROJETOS, ...EDICOES].map(({ titulo }) => titulo))).toEqual([]);
    const secoes = EDICOES.flatMap((e) => [e.introducao, e.metodologia, e.resultadosEsperados]);
    expect(secoes.filter((secao) => typeof secao === 'object')).toEqual([]);
    const duplas = [...PROJETOS, ...EDICOES].map(({ edital, coordenador }) => `${edital} ${coordenador}`);
    expect(repetidos(duplas)).toEqual([]);
  });

  it.each([...PROJETOS, ...EDICOES])(
    'gives $titulo a proposal that keeps every rule of the wizard (E-PROJETO-1)',
    (projeto) => {
      expect(problemasDaProposta(proposta(projeto))).toEqual([]);
      expect(problemasDoRascunho(proposta(projeto))).toEqual([]);
      const disciplinas = projeto.disciplinas.map((d) => ({
        nome: d.nome,
        semestre: d.semestre,
        codigo: d.codigo,
        unidade_oferta: 1,
        tipo_disciplina: d.tipo,
        ehObrigatoria: d.obrigatoria,
        tsd: d.tsd,
        cursos_ofertadas: d.cursos,
        carga_horaria: d.cargaHoraria,
      }));
      expect(problemasDasDisciplinas({ comprovante: 'arq', disciplinas })).toEqual([]);
      expect(projeto.disciplinas.every(({ tsd }) => tsd >= 35 && tsd <= 95)).toBe(true);
      const fora = (projeto.naoCadastrados ?? []).flatMap((pessoa) =>
        problemasDoNaoCadastrado({ ...pessoa, regimeTrabalho: pessoa.regime, unidade: 1 }),
      );
      expect(fora).toEqual([]);
    },
  );

  it.each([...PROJETOS, ...RASCUNHOS])('writes $titulo in accented Portuguese', (projeto) => {
    const escrito = textos(projeto).join(' ');
    if (escrito.length < 200) return expect(escrito).not.toMatch(/lorem|\?\?/i);
    const acentuadas = escrito.match(/[áàâãéêíóôõúç]/gi) ?? [];
    expect(acentuadas.length / escrito.length).toBeGreaterThan(0.02);
    expect(escrito).not.toMatch(/lorem|ipsum|undefined|[<>]/i);
  });

  it('name people who exist; nobody collaborates with themself or administers', () => {
    for (const { coordenador, colaboradores = [] } of [...PROJETOS, ...EDICOES, ...RASCUNHOS]) {
      expect([coordenador, ...colaboradores].filter((chave) => !CHAVES.has(chave))).toEqual([]);
      expect(colaboradores).not.toContain(coordenador);
      expect(CONTAS.find(({ chave }) => chave === coordenador)?.tipo).not.toBe('administrador');
    }
  });

  it('share no text with each other', () => {
    expect(repetidos([...PROJETOS, ...RASCUNHOS].flatMap(textos))).toEqual([]);
    expect(repetidos(PROJETOS.flatMap(({ disciplinas }) => disciplinas.map(({ codigo }) => codigo)))).toEqual(
      [],
    );
  });

  it("are stored as the submission's sanitiser would store them", () => {
    const guardados = [...PROJETOS, ...RASCUNHOS].flatMap((projeto) => [
      ...[projeto.resumo, projeto.introducao, projeto.metodologia].filter((s) => typeof s === 'string'),
      ...[projeto.resultadosEsperados, projeto.referencias].filter((s) => typeof s === 'string'),
      ...cronogramas(projeto).flatMap((c) => POSICOES_DO_CRONOGRAMA.map((n) => c[`atividade${n}`] ?? '')),
    ]);
    expect(guardados.map(sanearHtml)).toEqual(guardados);
  });

  it('show sections as images, long and short ones, and every number of holders', () => {
    const imagens = PROJETOS.flatMap(({ introducao, metodologia, resultadosEsperados }) =>
      [introducao, metodologia, resultadosEsperados].filter((s) => typeof s === 'object'),
    );
    expect(imagens).toHaveLength(3);
    expect([...new Set(PROJETOS.map((x) => x.remunerados + x.voluntarios))].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('drafts of the demonstration', () => {
  it.each(RASCUNHOS)('gives $coordenador a draft that can be stored and not submitted', (rascunho) => {
    expect(problemasDoRascunho(proposta(rascunho))).toEqual([]);
    const faltam = problemasDaProposta({ ...proposta(rascunho), edital: rascunho.comEdital ? 1 : null });
    if (rascunho.coordenador === 'ivone.sampaio') expect(faltam).toEqual([]);
    else expect(faltam).not.toEqual([]);
  });

  it('end at different steps', () => {
    const passos = RASCUNHOS.map((r) => Object.keys(r).length);
    expect(new Set(passos).size).toBeGreaterThanOrEqual(6);
    expect(RASCUNHOS.some(({ titulo }) => titulo === undefined)).toBe(true);
    expect(RASCUNHOS.some(({ comEdital }) => !comEdital)).toBe(true);
  });
});

describe('assessments and appeals of the demonstration', () => {
  const tipoDe = (chave: string) =>
    CONTAS.find((conta) => conta.chave === chave)?.tipo ??
    (AVALIACOES.outrosAvaliadores.includes(chave) ? 'avaliador' : 'coordenador');

  it('are by evaluators, on projects in which they take no part (D15)', () => {
    for (const { edital, coordenador, avaliador } of [...AVALIACOES.andamento, AVALIACOES.recusa]) {
      const projeto = [...PROJETOS, ...EDICOES].find(
        (um) => um.edital === edital && um.coordenador === coordenador,
      );
      expect(projeto, `${edital} ${coordenador}`).toBeDefined();
      expect(tipoDe(avaliador)).toBe('avaliador');
      expect([coordenador, ...(projeto?.colaboradores ?? [])]).not.toContain(avaliador);
    }
    expect(new Set(AVALIACOES.andamento.map(({ progresso }) => progresso))).toEqual(
      new Set(['designada', 'aceita', 'fase1', 'fase2', 'concluida']),
    );
  });

  it('hold scores and texts that the acts accept', () => {
    for (const { fase1, parecer } of AVALIACOES.juizos) {
      expect(problemasDaFase1(fase1)).toEqual([]);
      expect(problemaDoParecer(parecer)).toBeNull();
      expect(parecer.length).toBeGreaterThan(200);
    }
    for (const { mensagem, decisao } of RECURSOS) {
      expect(problemasDaMensagem(mensagem)).toEqual([]);
      expect(decisao === null ? [] : problemasDoFeedback(decisao.feedback)).toEqual([]);
      expect([sanearHtml(mensagem), sanearHtml(decisao?.feedback ?? '')]).toEqual([
        mensagem,
        decisao?.feedback ?? '',
      ]);
    }
    expect(
      repetidos([
        ...AVALIACOES.juizos.map(({ parecer }) => parecer),
        ...RECURSOS.map(({ mensagem }) => mensagem),
      ]),
    ).toEqual([]);
  });
});
