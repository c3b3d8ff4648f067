import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import type { Corte } from '@instrutoria/domain/decisao/rules/corte.ts';
import { acimaDoPedido, vagasDadas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { type WorkColumn, WorkTable } from '../../../ui/tables/work-table.tsx';
import type { LinhaDaDecisao } from '../api.ts';
import { DecididoEmReuniao } from './decidido-em-reuniao.tsx';
import { LerParecer } from './ler-parecer.tsx';
import classes from './tabela-da-decisao.module.css';
import { CAMPOS_DAS_VAGAS, type CampoDasVagas, type Decidindo } from './use-decisao.ts';
import { VagasInput } from './vagas-input.tsx';

const MotivoDaAlteracao = latePart(() => import('./motivo-da-alteracao.tsx'));

const EFEITOS = {
  acima: { nome: 'acima do pedido', tone: 'warning', Sinal: IconAlertTriangle },
  todas: { nome: 'tudo o que pediu', tone: 'good', Sinal: IconCircleCheck },
  parte: { nome: 'parte', tone: 'info', Sinal: IconCircleHalf2 },
  nenhuma: { nome: 'sem vagas', tone: 'neutral', Sinal: IconX },
} as const;

const MAXIMOS = {
  remunerados_aprovados: REMUNERADOS_APROVADOS_MAXIMO,
  voluntarios_aprovados: VOLUNTARIOS_APROVADOS_MAXIMO,
} as const;
const NOMES = {
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
} as const;

/** Beside the numbers on a phone, where the columns' titles are not visible. */
const CURTOS = { remunerados_aprovados: 'bolsas', voluntarios_aprovados: 'vol.' } as const;

const e = (bolsas: number, voluntarios: number) => `${bolsas} e ${voluntarios}`;
const posicaoDe = ({ posicao }: LinhaDaDecisao) => (posicao === null ? '—' : `${posicao}º`);

function Efeito({ linha, decidindo }: { readonly linha: LinhaDaDecisao; readonly decidindo: Decidindo }) {
  if (!decidindo.podeDar(linha)) return '—';
  const depois = { ...linha, ...decidindo.depois(linha) };
  const suplente = decidindo.suplentes?.get(linha.projeto_id);
  const { nome, tone, Sinal } = EFEITOS[acimaDoPedido(depois) ? 'acima' : vagasDadas(depois)];
  return (
    <>
      <span className={classes.effect}>
        <Tag tone={tone} icon={Sinal}>
          {nome}
        </Tag>
      </span>
      {suplente !== undefined && <div className={classes.was}>suplente nº {suplente}</div>}
      {decidindo.mudou(linha) && (
        <div className={classes.was}>
          muda: era {e(linha.remunerados_aprovados, linha.voluntarios_aprovados)}
        </div>
      )}
    </>
  );
}

function Campo(props: {
  readonly linha: LinhaDaDecisao;
  readonly campo: CampoDasVagas;
  readonly decidindo: Decidindo;
}) {
  const { linha, campo, decidindo } = props;
  const digitada = decidindo.mudou(linha) ? decidindo.de(linha) : undefined;
  const erro = digitada?.erros[campo];
  return (
    <div className={classes.few}>
      <span aria-hidden className={classes.word}>
        {CURTOS[campo]}
      </span>
      <VagasInput
        aria-label={`${NOMES[campo]} em ${linha.titulo}`}
        aria-invalid={erro !== undefined}
        aria-describedby={erro === undefined ? undefined : `erro-${linha.projeto_id}`}
        error={erro !== undefined}
        max={MAXIMOS[campo]}
        value={digitada?.valores[campo] ?? linha[campo]}
        onChange={(valor) => decidindo.digitar(linha, campo, valor)}
      />
    </div>
  );
}

/** The notices below a row: its errors, the server's refusal, and another person's saved values. */
function Avisos({ linha, decidindo }: { readonly linha: LinhaDaDecisao; readonly decidindo: Decidindo }) {
  const digitada = decidindo.de(linha);
  const outra = decidindo.mudaramAntes(linha);
  const { motivo: erroDoMotivo, ...erros } = digitada?.erros ?? {};
  return (
    <div className={classes.said}>
      {linha.sessao !== undefined && (
        <MotivoDaAlteracao
          waiting={null}
          titulo={linha.titulo}
          reuniao={linha.sessao.sessao}
          valor={digitada?.motivo ?? ''}
          erro={erroDoMotivo}
          onChange={(motivo) => decidindo.escreverMotivo(linha, motivo)}
        />
      )}
      <div id={`erro-${linha.projeto_id}`} className={classes.error} role="status">
        {Object.values(erros).map((erro) => (
          <p key={erro}>{erro}</p>
        ))}
        {!outra && digitada?.recusa !== undefined && <p>Não foi salvo. {digitada.recusa}</p>}
        {outra && (
          <p>
            Outra pessoa mudou este projeto: agora está salvo{' '}
            {e(linha.remunerados_aprovados, linha.voluntarios_aprovados)}. O seu ainda não foi salvo.
          </p>
        )}
      </div>
      {outra && (
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={() => decidindo.manter(linha)}>
            Manter o meu<span className="sr-only"> em {linha.titulo}</span>
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => decidindo.largar(linha)}>
            Ficar com o salvo<span className="sr-only"> em {linha.titulo}</span>
          </Button>
        </Group>
      )}
    </div>
  );
}

/** A call in ranking order, with a line where its limit ends. */
export function TabelaDaDecisao(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly decidindo: Decidindo;
  readonly edita: boolean;
  readonly corte: Corte | null;
  readonly limite: number | null;
}) {
  const { linhas, decidindo, edita, corte, limite } = props;
  const vagas = CAMPOS_DAS_VAGAS.map(
    (campo): WorkColumn<LinhaDaDecisao> => ({
      key: campo,
      title: campo === 'remunerados_aprovados' ? 'Bolsas' : 'Vol.',
      align: 'end',
      keep: true,
      cell: (linha) => (edita ? <Campo linha={linha} campo={campo} decidindo={decidindo} /> : linha[campo]),
    }),
  );
  const columns: readonly WorkColumn<LinhaDaDecisao>[] = [
    { key: 'posicao', title: 'Pos.', align: 'end', cell: posicaoDe },
    {
      key: 'titulo',
      title: 'Projeto',
      rowHeader: true,
      cell: (linha) => (
        <>
          <RowLink to={`/detalhes_projeto/${linha.projeto_id}`}>{linha.titulo}</RowLink>
          <DecididoEmReuniao linha={linha} />
          <div className={classes.opinion}>
            <LerParecer compact aprovacao={linha.id} titulo={linha.titulo} />
          </div>
        </>
      ),
    },
    { key: 'unidade', title: 'Unidade', cell: ({ unidade }) => unidade },
    { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => formatarNota(total) },
    {
      key: 'pede',
      title: 'Pede',
      align: 'end',
      cell: ({ remunerados, voluntarios }) => e(remunerados, voluntarios),
    },
    ...vagas,
    {
      key: 'efeito',
      title: 'Efeito',
      cell: (linha) => <Efeito linha={linha} decidindo={decidindo} />,
    },
  ];
  return (
    <WorkTable
      caption="Projetos na ordem do ranque"
      columns={columns}
      rows={linhas}
      waiting={decidindo.salvando}
      rowKey={({ projeto_id }) => projeto_id}
      changed={decidindo.mudou}
      after={(linha) => [
        ...(decidindo.mudou(linha) && precisaDizer(linha, decidindo)
          ? [{ key: 'aviso', said: <Avisos linha={linha} decidindo={decidindo} /> }]
          : []),
        ...(limite !== null && corte?.depoisDe === linha.projeto_id
          ? [
              {
                key: 'corte',
                said: (
                  <p className={classes.cut}>
                    Linha de corte: na ordem do ranque, o limite de {contado(limite, 'bolsa', 'bolsas')} acaba
                    aqui
                  </p>
                ),
              },
            ]
          : []),
      ]}
      under={(linha) => (
        <>
          <span>
            {posicaoDe(linha)} · {formatarNota(linha.total)} · pede {e(linha.remunerados, linha.voluntarios)}
          </span>
          <Efeito linha={linha} decidindo={decidindo} />
        </>
      )}
      empty={<EmptyState title="Nenhum projeto para decidir." />}
    />
  );
}

function precisaDizer(linha: LinhaDaDecisao, decidindo: Decidindo): boolean {
  const digitada = decidindo.de(linha);
  return (
    linha.sessao !== undefined ||
    decidindo.mudaramAntes(linha) ||
    digitada?.recusa !== undefined ||
    Object.keys(digitada?.erros ?? {}).length > 0
  );
}
