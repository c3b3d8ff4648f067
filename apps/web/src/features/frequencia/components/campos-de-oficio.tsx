import '@mantine/core/styles/Radio.layer.css';
import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { NOMES_DAS_ORIGENS } from '@instrutoria/domain/coordenacao/messages.ts';
import { ORIGENS_DA_FREQUENCIA } from '@instrutoria/domain/coordenacao/types.ts';
import { Radio, Stack, Textarea } from '@mantine/core';
import { api } from '../../../lib/server/api.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { DeOficioDigitado } from './use-registro-de-oficio.ts';

export default function CamposDeOficio(props: {
  readonly deOficio: DeOficioDigitado;
  readonly errors: FormErrors;
}) {
  const { deOficio, errors } = props;
  const { error: erroDaOrigem, ...origem } = errors.field('origem');
  return (
    <Panel title="De onde vêm as horas">
      <Stack gap="md">
        <Radio.Group
          {...origem}
          error={erroDaOrigem}
          label="Você registra a partir de"
          withAsterisk
          value={deOficio.origem}
          onChange={(valor) => {
            errors.clear('origem');
            const escolhida = ORIGENS_DA_FREQUENCIA.find((uma) => uma === valor);
            if (escolhida !== undefined) deOficio.mudar({ origem: escolhida });
          }}
        >
          <Stack gap="xs" mt="xs">
            {ORIGENS_DA_FREQUENCIA.map((uma) => (
              <Radio key={uma} value={uma} label={NOMES_DAS_ORIGENS[uma]} />
            ))}
          </Stack>
        </Radio.Group>
        <UploadField
          id="documento"
          label={deOficio.origem === 'documento' ? 'Documento' : 'Documento (opcional)'}
          required={deOficio.origem === 'documento'}
          description="Um PDF de até 25 MB. Quem coordena pode abri-lo."
          accept={TIPOS_ACEITOS.frequenciaDeOficio.join(',')}
          maxBytes={ARQUIVO_MAXIMO_BYTES}
          wrongKind={A.naoEhPdf}
          tooLarge={A.grandeDemais}
          value={deOficio.documento}
          onChange={(documento) => {
            errors.clear('documento');
            deOficio.mudar({ documento });
          }}
          onBusy={deOficio.ocupar}
          send={async (file, onProgress, signal) =>
            (await api.enviarDocumentoDaFrequencia({ file, onProgress, signal })).data
          }
          error={errors.field('documento').error}
        />
        <Textarea
          {...errors.field('motivo')}
          label="Motivo"
          description="Quem coordena e os alunos leem este texto, também por e-mail: não fale da saúde de ninguém"
          withAsterisk
          aria-required
          autosize
          minRows={3}
          value={deOficio.motivo}
          onChange={(event) => {
            errors.clear('motivo');
            deOficio.mudar({ motivo: event.currentTarget.value });
          }}
        />
      </Stack>
    </Panel>
  );
}
