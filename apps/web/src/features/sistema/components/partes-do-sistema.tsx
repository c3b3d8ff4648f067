import { fraseDaParte, NOMES_DAS_PARTES, NOMES_DAS_SITUACOES } from '@instrutoria/domain/sistema/messages.ts';
import type { ParteDoSistema, SituacaoDaParte } from '@instrutoria/domain/sistema/types.ts';
import { Text } from '@mantine/core';
import {
  type Icon,
  IconDatabase,
  IconFiles,
  IconMail,
  IconServer,
  IconShieldCheck,
} from '@tabler/icons-react';
import { formatarQuando } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Detalhes } from '../api.ts';
import classes from './sistema.module.css';

const ICONES: Readonly<Record<ParteDoSistema, Icon>> = {
  banco: IconDatabase,
  arquivos: IconFiles,
  email: IconMail,
  antivirus: IconShieldCheck,
  disco: IconServer,
};

const TONS = {
  ok: 'good',
  degradado: 'warning',
  fora: 'warning',
  desligado: 'neutral',
} as const satisfies Readonly<Record<SituacaoDaParte, string>>;

export function PartesDoSistema(props: {
  readonly partes: Detalhes['partes'];
  /** Number of mails; undefined while unknown. */
  readonly esperando: number | undefined;
  readonly lidoEm: Date;
}) {
  const { partes, esperando, lidoEm } = props;
  return (
    <ul className={classes.partes}>
      {partes.map((uma) => (
        <Parte key={uma.parte} {...uma} esperando={esperando} lidoEm={lidoEm} />
      ))}
    </ul>
  );
}

function Parte(
  props: Detalhes['partes'][number] & { readonly esperando: number | undefined; readonly lidoEm: Date },
) {
  const { parte, situacao, desde, causa, ultimaFalha, esperando, lidoEm } = props;
  const Icone = ICONES[parte];
  const quando = (instante: string) => formatarQuando(instante, lidoEm);
  return (
    <li className={classes.parte} data-situacao={situacao}>
      <div className={classes.cabeca}>
        <Icone aria-hidden size={26} stroke={1.6} className={classes.icone} />
        <h3 className={classes.nome}>{NOMES_DAS_PARTES[parte]}</h3>
        <Tag tone={TONS[situacao]}>{NOMES_DAS_SITUACOES[situacao]}</Tag>
      </div>
      <p>{fraseDaParte(parte, situacao, quando(desde), esperando)}</p>
      {causa !== null && <p className={classes.causa}>{causa}</p>}
      {situacao === 'ok' && (
        <Text size="sm" c="dimmed">
          Sem falhas desde {quando(desde)}.
        </Text>
      )}
      {ultimaFalha !== null && (
        <Text size="sm" c="dimmed">
          Última falha: de {quando(ultimaFalha.de)} até {quando(ultimaFalha.ate)}. {ultimaFalha.causa}
        </Text>
      )}
    </li>
  );
}
