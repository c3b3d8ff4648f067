import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { classico } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diferencas, type Passeio, passear } from '../../testing/access/mundos-pareados.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { deleteRows, rowOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import { reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { comAnexo, comRelator, regrasDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { comCanarios, darA, type Equipe, novaEquipe, trocarArquivo } from '../../testing/world/equipes.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let equipes: readonly [Equipe, Equipe];
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  equipes = [
    await novaEquipe(t, w, { nome: 'Zoraide', quantos: 1 }),
    await novaEquipe(t, w, { nome: 'Quintiliano', quantos: 3 }),
  ];
});
afterAll(() => t.close());

/**
 * Calls that name teachers, but not as those of a project: all teachers, all units, and members of a meeting.
 */
const DE_TODOS: readonly NomeDaChamada[] = ['listarProfessores', 'listarUnidades', 'lerSessaoDaComissao'];
/** The result is public, with names, so these calls need not hide them from publication on. */
const PUBLICAS = (Object.keys(rotas) as NomeDaChamada[]).filter(
  (nome) => nome.startsWith('lerResultado') || rotas[nome].path.startsWith('/api/publico/resultados'),
);
const chaves = (nomes: readonly NomeDaChamada[]) =>
  nomes.map((nome) => chaveDaChamada(rotas[nome])) as NomeDaChamada[];

/** A proof that names its author wherever files do. */
const comprovanteDe = (nome: string): Buffer =>
  classico({
    objetos: { 11: `<< /Author (${nome}) /Producer (Editor de ${nome}) >>` },
    trailer: '/Info 11 0 R',
  });

interface Cena {
  /** The file reference of the project's proof. */
  readonly comprovante: string;
  readonly passeio: Passeio;
  readonly aprovacao: number;
  readonly avaliador: Pessoa;
}

async function cena(
  fase: 'avaliacao' | 'decisao' | 'resultado',
  anonimato: 'ambos' | 'avaliador',
): Promise<Cena> {
  const edital = await w.novoEditalEm(fase);
  await regrasDoRecurso(t, w, edital, { anonimato, recursoComRelator: true, recursoComAnexos: true });
  const avaliador = await w.novaPessoa('avaliador');
  const quem = { dono: equipes[0].coordenador, avaliador };
  const { projeto, aprovacao } = await (fase === 'avaliacao' ? w.novoDesignado : w.novoAvaliado)(
    edital,
    quem,
  );
  const { comprovanteId } = await rowOf(t, 'projeto', { id: projeto });
  const pacote = await rowOf(t, 'comprovanteDeDisciplinas', { id: comprovanteId ?? 0 });
  const imagem = await w.novoArquivo(
    'imagemSecao',
    equipes[0].coordenador.id,
    undefined,
    `projeto:${projeto}`,
  );
  await updateRows(t, 'projeto', { introducao: imagem }, { id: projeto });
  const autor = await w.novaPessoa('administrador');
  const reuniao = await reuniaoNova(t, {
    editalId: edital,
    autorId: autor.id,
    membros: [autor.id, avaliador.id, equipes[0].coordenador.id],
    projetos: [projeto],
  });
  expect(pacote.comprovante).toMatch(/^arq_/);
  return {
    comprovante: pacote.comprovante,
    avaliador,
    aprovacao,
    passeio: {
      quem: avaliador,
      projeto,
      edital,
      avaliadores: equipes.map(({ coordenador: { id }, nome }) => ({ id, nome: nome.split(' ')[0] ?? '' })),
      // `test:longo` makes them in every phase.
      comPdf: inteira || fase === 'avaliacao',
      menos: fase === 'resultado' ? PUBLICAS : [],
      mais: [
        { nome: 'lerImagem', caminho: `/api/projeto/imagem/${imagem}` },
        { nome: 'lerSessaoDaComissao', caminho: `/api/sessao/${reuniao}` },
        { nome: 'gerarPdfDaAta', caminho: `/api/sessao/${reuniao}/ata/pdf` },
        { nome: 'baixarTextoDaAta', caminho: `/api/sessao/${reuniao}/ata/texto` },
        ...equipes.flatMap(({ nome }) => [
          {
            nome: 'listarAvaliacoes' as const,
            caminho: `/api/projeto_aprovacao/projetos?busca=${encodeURIComponent(nome)}`,
          },
          { nome: 'listarAvaliacoes' as const, caminho: '/api/projeto_aprovacao/projetos?ordem=coordenador' },
          { nome: 'buscar' as const, caminho: `/api/busca?q=${encodeURIComponent(nome)}` },
        ]),
      ],
    },
  };
}

async function lerNosDois({ passeio, aprovacao, comprovante }: Cena) {
  const lidas: Map<string, string>[] = [];
  for (const equipe of equipes) {
    await darA(t, passeio.projeto, equipe);
    await trocarArquivo(t, comprovante, comprovanteDe(equipe.nome));
    lidas.push(await passear(t, passeio, [aprovacao]));
  }
  const [uma = new Map<string, string>(), outra = new Map<string, string>()] = lidas;
  return { uma, diferentes: diferencas(uma, outra), ditas: comCanarios(uma, equipes, chaves(DE_TODOS)) };
}

describe('a blind evaluator (E-ANONIMATO-2)', () => {
  it.each(['avaliacao', 'decisao'] as const)(
    '[C-H7] sees the same bytes in %s for any author and work regime',
    async (fase) => {
      const { uma, diferentes, ditas } = await lerNosDois(await cena(fase, 'ambos'));
      expect(diferentes).toEqual([]);
      expect(ditas).toEqual([]);
      expect(uma.size).toBeGreaterThan(100);
      const proof = [...uma].find(([pedido]) => pedido.includes('/api/images/comprovante/'));
      expect(proof?.[1]).toContain('(Projeto de ensino) Tj');
    },
    400_000,
  );

  it('sees the same as rapporteur of an appeal, apart from the public result', async () => {
    const feita = await cena('resultado', 'ambos');
    const { passeio, aprovacao } = feita;
    const relator = await w.novaPessoa('avaliador');
    const recurso = await w.novoRecurso(aprovacao, equipes[0].coordenador.id);
    const anexo = await comAnexo(t, w, recurso, equipes[0].coordenador.id);
    await comRelator(t, recurso, relator.id);
    const mais = [
      { nome: 'lerRelatoria' as const, caminho: `/api/recurso/${recurso}/relatoria` },
      { nome: 'lerDocumentoDaRelatoria' as const, caminho: `/api/recurso/${recurso}/documento/projeto` },
      { nome: 'lerDocumentoDaRelatoria' as const, caminho: `/api/recurso/${recurso}/documento/comprovante` },
      {
        nome: 'lerAnexoDoRecurso' as const,
        caminho: `/api/recurso/projeto/${passeio.projeto}/anexo/${anexo}`,
      },
      { nome: 'listarRelatorias' as const, caminho: '/api/recurso/relatorias?busca=Zoraide' },
    ];
    const { uma, diferentes, ditas } = await lerNosDois({
      ...feita,
      passeio: { ...passeio, quem: relator, comPdf: false, mais },
    });
    expect(diferentes).toEqual([]);
    expect(ditas).toEqual([]);
    expect([...uma].filter(([pedido]) => pedido.includes(`/api/recurso/${recurso}/relatoria`))).toHaveLength(
      1,
    );
  }, 400_000);

  it('writes and reads back the same bytes', async () => {
    const { passeio, aprovacao, avaliador } = await cena('avaliacao', 'ambos');
    const lidas: string[] = [];
    for (const equipe of equipes) {
      await darA(t, passeio.projeto, equipe);
      const pedir = (metodo: string, caminho: string, body?: unknown) =>
        send(t.url, metodo, caminho, { token: avaliador.token, body });
      const respostas = [
        await pedir('PATCH', `/api/projeto_aprovacao/aceitar_avaliacao/${aprovacao}`),
        await pedir('POST', '/api/projeto_aprovacao/salvar_fase1', {
          id: aprovacao,
          ...NOTAS_FASE1,
          parecer: 'Claro.',
        }),
        await pedir('DELETE', `/api/projeto_aprovacao/recusar_avaliacao/${aprovacao}`, {
          motivo: 'Conheço',
          impedimento: { especie: 'outro', declarar: true },
        }),
      ];
      expect(respostas.map(({ status }) => status)).toEqual([200, 200, 409]);
      lidas.push(respostas.map(({ text }) => text.replace(/"versao":\d+/g, '')).join('\n'));
    }
    expect(lidas[1]).toBe(lidas[0]);
  });

  it('learns of nobody by declaring a conflict: neither the affected project nor a refusal tells', async () => {
    const { passeio, aprovacao, avaliador } = await cena('avaliacao', 'ambos');
    const { id } = equipes[0].coordenador;
    const pedir = (metodo: string, caminho: string, body?: unknown) =>
      send(t.url, metodo, caminho, { token: avaliador.token, body });
    const respostas: string[] = [];
    for (const equipe of equipes) {
      await darA(t, passeio.projeto, equipe);
      const declarado = await pedir('POST', '/api/impedimento', { pessoa: id, especie: 'parentesco' });
      expect(declarado.status).toBe(201);
      const lista = await pedir('GET', '/api/impedimento');
      const salvo = await pedir('POST', '/api/projeto_aprovacao/salvar_fase1', {
        id: aprovacao,
        ...NOTAS_FASE1,
      });
      expect(salvo.status).toBe(200);
      respostas.push(
        JSON.stringify([
          (declarado.body as { avaliacoes: unknown }).avaliacoes,
          (lista.body as { avaliacoes: unknown }[])[0]?.avaliacoes,
        ]),
      );
      await deleteRows(t, 'impedimento', { declaranteId: avaliador.id });
    }
    expect(respostas).toEqual(['[[],[]]', '[[],[]]']);
  });

  it('gets mails without names', async () => {
    const admin = await w.novaPessoa('administrador');
    const { passeio, aprovacao } = await cena('avaliacao', 'ambos');
    const outro = await w.novaPessoa('avaliador', { email: 'cego@exemplo.test' });
    await send(t.url, 'POST', `/api/projeto_aprovacao/substituir/${aprovacao}`, {
      token: admin.token,
      body: { avaliador: { id: outro.id } },
    });
    // Waits until the queue is empty, since this mail may be sent before or after the counted ones.
    const cartas = (await t.emailsAte(1)).filter(({ para }) => para === 'cego@exemplo.test');
    expect(cartas).toHaveLength(1);
    expect(JSON.stringify(cartas)).toContain(`nº ${passeio.projeto}`);
    for (const { canarios } of equipes)
      for (const dito of canarios) expect(JSON.stringify(cartas)).not.toContain(dito);
  });

  it('sees different bytes in a call with names, so the harness can fail', async () => {
    const comNomes = ['lerProjeto', 'listarAvaliacoes', 'lerAprovacao', 'gerarPdf', 'buscar'] as const;
    const feita = await cena('avaliacao', 'avaliador');
    const menos = (Object.keys(rotas) as NomeDaChamada[]).filter(
      (nome) => !comNomes.some((um) => um === nome),
    );
    const { diferentes, ditas } = await lerNosDois({ ...feita, passeio: { ...feita.passeio, menos } });
    const nomes = diferentes.map((uma) => uma.split(' as ')[0]);
    for (const nome of comNomes) expect(nomes).toContain(chaveDaChamada(rotas[nome]));
    expect(ditas.length).toBeGreaterThan(5);
  }, 400_000);
});
