const noFurtherField = 'no card writes a further field yet, the list is empty; deploy-order.emulator.test.ts adds one';
const noRecordYet = 'of a record that is not there yet nothing can be compared: an error, which refuses';
const sameInstant = 'the two times would have to be the same to the nanosecond, and one of them is the server’s own';
const nobodyHasNoUid = 'without the question, the uid of nobody is asked for: an error, which refuses as well';
const refusedAnyhow =
  'a name with this character is refused as unwanted before it is asked whether anything can be seen';
const sameCut = 'a text of just that length is the same after the cut';

/** Mutants of firestore.rules that answer every request as the rules do, by name, each with the reason why nothing can tell them apart. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  'user_profiles update: requiredProfileFields().concat(optionalProfileFields()) -> requiredProfileFields()':
    noFurtherField,
  'hasFields: required.concat(optional) -> required': noFurtherField,
  'user_profiles update: allow update -> allow write': noRecordYet,
  'provision_requests update: allow update -> allow write': noRecordYet,
  'session_handoffs get: allow get -> allow read':
    'the condition of a list would read createdAt of every record, which no query can promise: refused as well',
  "session_handoffs get: request.time < resource.data.createdAt + duration.value(120, 's') -> request.time <= resource.data.createdAt + duration.value(120, 's')":
    sameInstant,
  "isFreshSignIn: request.time < timestamp.value(request.auth.token.auth_time * 1000) + duration.value(1, 'h') -> request.time <= timestamp.value(request.auth.token.auth_time * 1000) + duration.value(1, 'h')":
    sameInstant,
  'isOwn: request.auth != null && request.auth.uid == uid -> (request.auth.uid == uid)': nobodyHasNoUid,
  "isOwn: null -> ''": nobodyHasNoUid,
  "isCompanyName: '' -> 'x'": 'whatever is put in the place of an unwanted character, the text is another one',
  'isCompanyName: \\\\x{20} -> \\\\x{1f}-\\\\x{20}': refusedAnyhow,
  'isCompanyName: \\\\x{a0} -> \\\\x{9f}-\\\\x{a0}': refusedAnyhow,
  'isCompanyName: \\\\x{2000}-\\\\x{200f} -> \\\\x{2000}-\\\\x{200e}': refusedAnyhow,
  'suggestedCompanyId: words.size() > 120 -> words.size() >= 120': sameCut,
  'suggestedCompanyId: 120 -> 119': sameCut,
  'suggestedCompanyId: uid.size() > 6 -> uid.size() >= 6': sameCut,
  'suggestedCompanyId: 6 -> 5': sameCut,
};
