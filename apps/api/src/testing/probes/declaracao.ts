import type { Cena, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, quemOuDono } from '../access/probe.ts';
import { comeca, gravou, inclui, limitesDe, responde, sonda } from '../access/sonda.ts';
import { insertInto } from '../rows.ts';
import type { Pessoa } from '../world.ts';

let serial = 0;

/** A stored valid declaration about this person's own project. */
async function emitida({ t, w }: Cena, dono: Pessoa) {
  serial += 1;
  const edital = await w.novoEdital();
  const codigo = `00000-00000-00000-00000-${String(serial).padStart(6, '0')}`;
  const conteudo = {
    papel: 'COORDENADOR',
    nome: 'Pessoa',
    projeto: { id: 1, titulo: 'Projeto' },
    tipoAluno: null,
    edital: { id: edital, nome: 'Edital' },
    inicio: null,
    fim: null,
    quantidade: null,
  };
  const { id } = await insertInto(t, 'declaracao', {
    codigo,
    papel: 'COORDENADOR',
    chave: `sonda:${serial}`,
    professorId: dono.id,
    editalId: edital,
    conteudo,
    emitidaEm: t.clock.agora(),
  });
  return { declaracao: id, codigo };
}

/** A call that is over, with a student who has hours. */
async function acabado({ w }: Cena) {
  const edital = await w.novoEditalEm('resultado', {
    vigenciaInicio: '2025-03-01',
    vigenciaFim: '2025-12-31',
  });
  const { projeto, dono } = await w.novoAprovado({ edital });
  const aluno = await w.novoInstrutor(projeto, { mesInicio: '2025-04' });
  await w.novaFrequencia(aluno, 2025, [null, null, null, 8], dono.id);
  return { edital, projeto, aluno };
}
const emCurso = async ({ w }: Cena) => ({ edital: (await w.novoAprovado()).edital });

const doDono = (cena: Cena) => emitida(cena, cena.dono);
const aprovado = async ({ w }: Cena, dono?: Pessoa) => ({
  projeto: (await w.novoAprovado(dono === undefined ? {} : { dono })).projeto,
});
const PAPEL = { papel: 'COORDENADOR' } as const;

export const sondasDaDeclaracao = {
  emitirDeclaracao: sonda(
    (cena) => aprovado(cena, quemOuDono(cena)),
    gravou(
      'declaracao',
      (r) => ({ projetoId: r.projeto }),
      (_, cena) => ({ ...PAPEL, professorId: quemOuDono(cena).id }),
    ),
    {
      corpo: PAPEL,
      limites: [
        limitesDe(LOGADOS.filter((chamador) => chamador !== 'own_coordinator'))(
          'another person’s project',
          404,
          (cena) => aprovado(cena),
          { corpo: PAPEL, comoInexistente: 'body.projeto' },
        ),
      ],
    },
  ),
  listarDeclaracoes: sonda(
    async (cena) => ({
      propria: (await emitida(cena, quemOuDono(cena))).declaracao,
      alheia: (await emitida(cena, await cena.w.novaPessoa())).declaracao,
    }),
    inclui((r, { chamador }) => [
      [r.propria, true],
      [r.alheia, chamador === 'administrador'],
    ]),
  ),
  listarDeclaracoesPossiveis: sonda(
    async (cena) => ({ ...(await aprovado(cena, quemOuDono(cena))), alheio: (await aprovado(cena)).projeto }),
    ({ body, r }) => {
      const projetos = (body as { projeto: { id: number } | null }[]).map((p) => p.projeto?.id);
      igual([projetos.includes(r.projeto), projetos.includes(r.alheio)], [true, false]);
    },
  ),
  lerDeclaracao: sonda(doDono, comeca('%PDF-')),
  revogarDeclaracao: sonda(
    // Its path names no kind of record before the id.
    async (cena) => ({ revogar: (await doDono(cena)).declaracao }),
    gravou(
      'declaracao',
      (r) => ({ id: r.revogar }),
      (_, { quem }) => ({ motivoDaRevogacao: 'nome errado', revogadaPorId: quem?.id ?? 0 }),
    ),
    { corpo: { motivo: 'nome errado' } },
  ),
  listarCertificados: sonda(
    acabado,
    ({ body, r }) => {
      const { abertos, linhas } = body as { abertos: boolean; linhas: { projeto: { id: number } }[] };
      igual([abertos, linhas.every(({ projeto }) => projeto.id === r.projeto)], [true, true]);
    },
    {
      limites: [
        limitesDe(['administrador'])('a call that is not over', 200, emCurso, {
          efeito: responde({ abertos: false, linhas: [] }),
        }),
      ],
    },
  ),
  emitirCertificados: sonda(
    acabado,
    gravou('declaracao', (r) => ({ instrutorId: r.aluno }), { papel: 'INSTRUTOR' }),
    {
      limites: [limitesDe(['administrador'])('a call that is not over', 409, emCurso)],
    },
  ),
  baixarCertificados: sonda(acabado, comeca('PK'), { semRastro: true }),
  verificarDeclaracao: sonda(doDono, responde({ situacao: 'VALIDA' })),
  lerChavesPublicas: sonda(
    async () => ({}),
    ({ body }) => {
      const { keys } = body as { keys: object[] };
      // Nothing of a private key (`d`).
      for (const chave of keys) igual('d' in chave, false);
      igual(keys.length > 0, true);
    },
  ),
} satisfies Record<string, Sonda>;
