import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { ambos, rodadas as contadas } from '../../testing/attacks/corridas.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { countOf, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import { umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 5);
const rodadas = (nome: string, uma: (rodada: number) => Promise<string>) => contadas(nome, RODADAS, uma);

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let sec: Pessoa;
let pres: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  outra = await w.novaPessoa('administrador');
  sec = await w.novaPessoa('secretaria');
  pres = await w.novaPessoa('PRESIDENTE_COMISSAO');
});
afterAll(() => t.close());

const envia = <T = unknown>(quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, `/api/${caminho}`, { token: quem.token, body });
const aprovacaoDe = (id: number) => rowOf(t, 'projetoAprovacao', { id });
const versoes = async (editalId: number) =>
  (await rowsOf(t, 'resultadoVersao', { editalId }, 'numero')).map(({ motivo }) => motivo);
const publicar = (edital: number) => envia(sec, 'PATCH', 'secretaria_projetos', { edital });

describe(`races over the decisive values, ${RODADAS} rounds each`, () => {
  it('stores a first score by the barema in force when both change at once (E-BAREMA-2)', async () => {
    const [um, dois] = UM_BAREMA.criterios;
    if (um === undefined || dois === undefined) throw new Error('two criteria');
    const pesado: Barema = { ...UM_BAREMA, criterios: [{ ...um, peso: 3 }, dois], totalMinimo: 20 };
    const notas = [
      { criterio: 'merito', valor: 8 },
      { criterio: 'alcance', valor: 12, parecer: 'Alcança três bairros.' },
    ];
    await rodadas('barema/score', async (rodada) => {
      const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      // Alternates between changing its own barema to another, and the spec's to its own.
      const proprio = rodada % 4 < 2;
      const mudar = (barema: Barema) =>
        envia(adm, 'PUT', `edital/${edital}/barema`, { barema, motivo: 'A resolução pede' });
      if (proprio) expect((await mudar(UM_BAREMA)).status).toBe(200);
      const { avaliador, aprovacao } = await w.novoDesignado(edital);
      const [mudado, nota] = await ambos(
        rodada,
        () => mudar(pesado),
        () =>
          envia(avaliador, 'POST', 'projeto_aprovacao/salvar_fase1', {
            id: aprovacao,
            ...(proprio ? { notas } : NOTAS_FASE1),
          }),
      );
      const { total, notas: dadas, pontuacaoAdequacaoCoerencia: daSpec } = await aprovacaoDe(aprovacao);
      const fim = `${mudado} ${nota}`;
      // 8 × 7.5 + 12 × 1.25 by the first barema, 8 × 3 + 12 × 1.25 by the second; 80 by the spec's.
      const totais = { '200 200': 39, '409 200': proprio ? 75 : 80, '200 422': null } as const;
      expect(Object.keys(totais)).toContain(fim);
      expect(total).toBe(totais[fim as keyof typeof totais]);
      expect([dadas !== null, daSpec !== null]).toEqual(
        nota !== 200 ? [false, false] : proprio ? [true, false] : [false, true],
      );
      return `${proprio ? 'own' : 'spec'} ${fim}`;
    });
  });

  it('writes one scenario per row when two administrators apply one each, within the limit of the call', async () => {
    await rodadas('apply/apply', async (rodada) => {
      const edital = await w.novoEditalEm('decisao', { limiteBolsas: 2 });
      const projetos = [
        await w.novoAvaliado(edital),
        await w.novoAvaliado(edital),
        await w.novoAvaliado(edital),
      ];
      const aplicar = async (quem: Pessoa, bolsas: readonly number[]) => {
        const linhas = projetos.map(({ projeto }, i) => ({
          ...{ projeto, versao: 1 },
          ...{ remunerados_aprovados: bolsas[i] ?? 0, voluntarios_aprovados: 0 },
        }));
        const r = await envia<{ linhas: { projeto: number; resultado: string }[] }>(
          quem,
          'POST',
          `edital/${edital}/decisao`,
          { linhas },
        );
        expect(r.status).toBe(200);
        return projetos.map(({ projeto }) => r.body.linhas.find((l) => l.projeto === projeto)?.resultado);
      };
      const cenarios = [
        [1, 1, 0],
        [0, 1, 1],
      ];
      const pedidos = cenarios.map((bolsas, i) => () => aplicar(i === 0 ? adm : outra, bolsas));
      const emOrdem = rodada % 2 === 0 ? pedidos : pedidos.toReversed();
      const feitos = await Promise.all(emOrdem.map((pedir) => pedir()));
      const [deUm, deOutra] = rodada % 2 === 0 ? feitos : feitos.toReversed();
      for (const [i, { aprovacao }] of projetos.entries()) {
        const { versao, remuneradosAprovados } = await aprovacaoDe(aprovacao);
        const escreveram = [deUm?.[i], deOutra?.[i]].flatMap((resultado, quem) =>
          resultado === 'feito' ? [quem] : [],
        );
        // At most one of them wrote it, with the value that it sent.
        expect([versao, escreveram.length <= 1]).toEqual([1 + escreveram.length, true]);
        const [quem] = escreveram;
        expect(remuneradosAprovados).toBe(quem === undefined ? 0 : (cenarios[quem]?.[i] ?? 0));
      }
      const todas = await rowsOf(t, 'projetoAprovacao', { editalId: edital });
      const dadas = todas.reduce((soma, { remuneradosAprovados }) => soma + (remuneradosAprovados ?? 0), 0);
      expect(dadas).toBe(2);
      return `${deUm?.join()} / ${deOutra?.join()}`;
    });
  });

  it('publishes one version of the stored data against a late count, a late correction and a sending back', async () => {
    await rodadas('publish/late', async (rodada) => {
      const edital = await w.novoEditalEm('secretaria');
      const { projeto, aprovacao } = await w.novoAvaliado(edital);
      const tardias = [
        () =>
          envia(pres, 'POST', 'projeto/atualizar_instrutores_aprovados', {
            ...{ id: projeto, remunerados_aprovados: 1, voluntarios_aprovados: 0 },
          }),
        () =>
          envia(pres, 'POST', 'resultado/corrigir', {
            ...umaDecisao(0, { pontuacaoMetodologiaAtividades: 19 }),
            projetoAprovacao: aprovacao,
            justificativa: 'A soma estava errada.',
          }),
        () => envia(adm, 'POST', `edital/${edital}/devolver`, { motivo: 'Falta conferir' }),
      ];
      const qual = rodada % 3;
      const tardia = tardias[qual];
      if (tardia === undefined) throw new Error('three late acts');
      const [publicado, tarde] = await ambos(Math.floor(rodada / 3), () => publicar(edital), tardia);
      const { fase } = await rowOf(t, 'edital', { id: edital });
      const { total, remuneradosAprovados } = await aprovacaoDe(aprovacao);
      const linhas = await rowsOf(t, 'resultadoVersao', { editalId: edital }, 'numero');
      if (qual === 0) {
        expect([publicado, tarde, remuneradosAprovados]).toEqual([200, 409, 0]);
        expect(linhas).toHaveLength(1);
      } else if (qual === 1) {
        expect([publicado, fase]).toEqual([200, 'resultado']);
        expect([200, 404, 409]).toContain(tarde);
        expect(linhas.map(({ motivo }) => motivo)).toEqual(
          tarde === 200 ? ['PUBLICACAO', 'CORRECAO'] : ['PUBLICACAO'],
        );
        expect(total).toBe(tarde === 200 ? 418.5 : 380.5);
      } else {
        expect([publicado, tarde].toSorted()).toEqual([200, 409]);
        expect([fase, linhas.length]).toEqual(publicado === 200 ? ['resultado', 1] : ['decisao', 0]);
      }
      return `${['count', 'correction', 'back'][qual]} ${publicado} ${tarde}`;
    });
  });

  it('includes the last appeal in the final result, or waits for it, when both are decided at once', async () => {
    await rodadas('final/appeal', async (rodada) => {
      const hoje = t.clock.agora().toISOString().slice(0, 10);
      const edital = await w.novoEditalEm('secretaria', { fimRecursos: hoje });
      const regras = { resultadoPreliminar: true, motivo: 'O regulamento pede' };
      expect((await envia(adm, 'PUT', `edital/${edital}/regras`, regras)).status).toBe(200);
      const { aprovacao, dono } = await w.novoAvaliado(edital);
      expect((await publicar(edital)).status).toBe(200);
      const recurso = await w.novoRecurso(aprovacao, dono.id);
      await updateRows(t, 'edital', { fimRecursos: '2026-05-01' }, { id: edital });
      const aceita = rodada % 4 < 2;
      const [final, decidido] = await ambos(
        rodada,
        () => envia(sec, 'POST', `edital/${edital}/resultado_final`),
        () =>
          aceita
            ? envia(pres, 'POST', 'recurso/aceitar', umaDecisao(recurso))
            : envia(pres, 'POST', 'recurso/recusar', { id: recurso, feedback: 'Não procede.' }),
      );
      expect(decidido).toBe(200);
      expect([200, 409]).toContain(final);
      expect(await versoes(edital)).toEqual([
        'PUBLICACAO',
        ...(aceita ? ['RECURSO'] : []),
        ...(final === 200 ? ['FINAL'] : []),
      ]);
      const { finalEm } = await rowOf(t, 'edital', { id: edital });
      expect(finalEm !== null).toBe(final === 200);
      return `${aceita ? 'accepted' : 'refused'} ${final} ${decidido}`;
    });
    expect(await countOf(t, 'recurso', { status: 'PENDENTE' })).toBe(0);
  });
});
